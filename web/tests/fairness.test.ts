import { describe, expect, it } from 'vitest';
import { nonce, seedOf, sha256, verdict } from '../src/lib/fairness';

async function promise(secret: string, nonces: string[]) {
  return {
    commitment: await sha256(secret),
    nonces,
    secret,
    seed: await seedOf(secret, nonces),
    scheme: secret.startsWith('2:') ? 2 : 1,
  };
}

describe('fair dice', () => {
  it('hash as everybody does', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('are fair when secret, promise and seed fit together', async () => {
    expect(await verdict(await promise('secret', ['n1', '', 'n3']))).toBe('fair');
  });

  it('are foul when the secret is not the promised one', async () => {
    const said = await promise('secret', ['n1']);
    expect(await verdict({ ...said, commitment: await sha256('other') })).toBe('foul');
  });

  it('are foul when the server promised something else before', async () => {
    const said = await promise('secret', ['n1']);
    expect(await verdict(said, await sha256('other'))).toBe('foul');
    expect(await verdict(said, said.commitment)).toBe('fair');
  });

  it("are foul when a player's part was left out", async () => {
    const said = await promise('secret', ['n1', 'n2']);
    expect(await verdict({ ...said, nonces: ['n1', ''] })).toBe('foul');
  });

  it('join parts so that no two lists read alike, but for those of before', async () => {
    expect(await seedOf('2:s', ['a:b', 'c'])).not.toBe(await seedOf('2:s', ['a', 'b:c']));
    expect(await seedOf('s', ['a', 'b'])).toBe(await sha256('s:a:b'));
    expect(await verdict(await promise('2:secret', ['n1', '', 'ñ3']))).toBe('fair');
  });

  it('join parts as the server does', async () => {
    const seed = '80e012fac4bc'; // begins so, computed by the server's own function
    expect((await seedOf('2:secret', ['n1', '', 'ñ3'])).slice(0, 12)).toBe(seed);
  });

  it('are foul when the part that this browser has told is not in the seed', async () => {
    const said = await promise('2:secret', ['n1', 'n2']);
    expect(await verdict(said, null, { 1: 'n2' })).toBe('fair');
    expect(await verdict(said, null, { 1: 'mine' })).toBe('foul');
    expect(await verdict(said, null, { 2: 'n2' })).toBe('foul');
  });

  it('are not judged before the end', async () => {
    const said = await promise('secret', ['n1']);
    expect(await verdict({ ...said, secret: null })).toBe('unknown');
  });

  it('get a fresh part from every browser', () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});
