// boardgame.io under load, for a comparison: `node boardgame_io.mjs serve PORT` and `… load PORT TABLES SECONDS`.
// Run in the folder where npm has installed boardgame.io. Everything stays in memory and on 127.0.0.1.

import { createRequire } from "node:module";

const require = createRequire(`${process.cwd()}/`);
const HOST = "127.0.0.1";
const WARM = 1000;
const PATIENCE = 60_000;

// Tic-tac-toe that never ends: who finds the board full begins a new one. So no match must be set up anew.
const game = {
  name: "squares",
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, square) {
      if (!free(G.squares).includes(square)) return require("boardgame.io/core").INVALID_MOVE;
      if (!G.squares.includes(null)) G.squares.fill(null);
      G.squares[square] = playerID;
    },
  },
};

function free(squares) {
  const all = [...squares.keys()];
  const open = all.filter((square) => squares[square] === null);
  return open.length ? open : all;
}

async function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  await server.run({ port: { host: HOST, port } });
  process.stdout.write("ready\n");
}

async function post(port, path, body) {
  const answer = await fetch(`http://${HOST}:${port}/games/${game.name}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

// One match with two clients: once both have the update, the one whose turn it is answers at once.
async function duel(port, load) {
  const { io } = require("socket.io-client");
  const { matchID } = await post(port, "create", { numPlayers: 2 });
  const seats = [];
  let [number, got, sent] = [-1, 0, 0];

  function hear(state) {
    [number, got] = state._stateID === number ? [number, got + 1] : [state._stateID, 1];
    if (got < 2) return;
    if (sent) load.count(performance.now() - sent);
    const playerID = state.ctx.currentPlayer;
    const open = free(state.G.squares);
    const args = [open[Math.floor(Math.random() * open.length)]];
    const { socket, credentials } = seats[playerID];
    const payload = { type: "place", args, playerID, credentials };
    load.next(() => {
      sent = performance.now();
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, matchID, playerID);
    });
  }

  for (const playerID of ["0", "1"]) {
    const joined = await post(port, `${matchID}/join`, { playerID, playerName: playerID });
    const credentials = joined.playerCredentials;
    const socket = io(`http://${HOST}:${port}/${game.name}`, { transports: ["websocket"], forceNew: true });
    seats.push({ socket, credentials });
    socket.on("update", (_match, state) => hear(state));
    await new Promise((resolve) => {
      socket.once("sync", (_match, { state }) => {
        seats[playerID].first = state;
        resolve();
      });
      socket.on("connect", () => socket.emit("sync", matchID, playerID, credentials, 2));
    });
  }
  return () => seats.forEach(({ first }) => hear(first));
}

async function load(port, tables, seconds) {
  const delays = [];
  let [counting, playing] = [false, true];
  const all = {
    count: (delay) => counting && delays.push(delay),
    next: (answer) => playing && answer(),
  };
  const duels = [];
  for (let table = 0; table < tables; table++) duels.push(await duel(port, all));
  for (const begin of duels) begin();
  await pause(WARM);
  counting = true;
  const begun = performance.now();
  await pause(1000 * seconds);
  counting = playing = false;
  const measured = { delays, seconds: (performance.now() - begun) / 1000 };
  process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const [task, port, tables, seconds] = process.argv.slice(2);
setTimeout(() => process.exit(1), PATIENCE + 1000 * Number(seconds ?? 60)).unref();
if (task === "serve") await serve(Number(port));
else await load(Number(port), Number(tables), Number(seconds));
