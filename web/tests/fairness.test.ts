import { describe, expect, it } from 'vitest';
import { nonce, sha256, verdict } from '../src/lib/fairness';

async function promise(secret: string, nonces: string[]) {
  return {
    commitment: await sha256(secret),
    nonces,
    secret,
    seed: await sha256([secret, ...nonces].join(':')),
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

  it('are not judged before the end', async () => {
    const said = await promise('secret', ['n1']);
    expect(await verdict({ ...said, secret: null })).toBe('unknown');
  });

  it('get a fresh part from every browser', () => {
    expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(nonce()).not.toBe(nonce());
  });
});
