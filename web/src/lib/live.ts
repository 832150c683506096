import type { Change, FromClient, ToClient, Update } from '../generated/messages';

export type LiveStatus = 'connecting' | 'online' | 'offline' | 'missing';

/** What `Live` needs of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
};

/** What has come, with changes put together to updates. */
export type Heard = Exclude<ToClient, Change>;

export type LiveParts = {
  open: () => Socket;
  lang: () => string;
  receive: (message: Heard) => void;
  status: (status: LiveStatus) => void;
};

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const OPEN = 1;
/** The code with which the server closes a line to a table that does not exist. */
const NO_TABLE = 4404;

/** How long to wait before attempt number `attempt` to connect again; `chance` spreads the crowd. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + chance / 2);
}

/** A live line to a table: says hello with what it has, comes back by itself, and resumes exactly. */
export class Live {
  private socket: Socket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** The last update that came on this socket: what a change leaves out is as it was there. */
  private known: Update | null = null;
  private since = 0;
  private undone: number | null = null;

  constructor(private readonly parts: LiveParts) {}

  connect(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.parts.status('connecting');
    const socket = this.parts.open();
    this.socket = socket;
    this.known = null;
    socket.onopen = () => {
      this.attempt = 0;
      this.write(socket, {
        type: 'hello',
        lang: this.parts.lang(),
        since: this.since,
        undone: this.undone,
        stages: true,
      });
      this.parts.status('online');
    };
    socket.onmessage = (event) => {
      for (const message of read(event.data)) if (this.socket === socket) this.take(message);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
    socket.onerror = () => undefined;
  }

  /** Send, or say that it could not be sent. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.write(this.socket, message);
    return true;
  }

  /** Begin anew, for instance in another language. */
  restart(): void {
    this.since = 0;
    this.undone = null;
    this.drop();
    this.attempt = 0;
    this.connect();
  }

  /** The network is back: try at once. */
  wake(): void {
    if (this.socket || this.closed) return;
    this.attempt = 0;
    this.connect();
  }

  /** The network is gone: don't wait for the socket to notice. */
  sleep(): void {
    this.drop();
    if (!this.closed) this.parts.status('offline');
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.drop();
  }

  private take(message: ToClient): void {
    if (message.type !== 'update' && message.type !== 'change') return this.parts.receive(message);
    const update = message.type === 'update' ? message : changed(this.known, message);
    if (!update) return this.restart();
    this.known = update;
    this.since = update.total;
    this.undone = update.undone;
    this.parts.receive(update);
  }

  private write(socket: Socket, message: FromClient): void {
    socket.send(JSON.stringify(message));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
  }

  private lost(socket: Socket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.closed) return;
    if (code === NO_TABLE) return this.parts.status('missing');
    this.parts.status('offline');
    this.timer = setTimeout(() => this.connect(), pauseBefore(this.attempt++, Math.random()));
  }
}

/** The messages of a frame: there may be several. */
function read(data: unknown): ToClient[] {
  try {
    return typeof data === 'string' ? [JSON.parse(data) as ToClient | ToClient[]].flat() : [];
  } catch {
    return [];
  }
}

/** Where the match stands after a change; null if nobody knows where it stood. */
export function changed(known: Update | null, change: Change): Update | null {
  if (!known) return null;
  const nothing = { events: [], moments: [], reading: null, late: '', restart: false };
  return { ...known, ...nothing, ...change, type: 'update' };
}
