import type { Component } from 'svelte';

const own = import.meta.glob<Component>('./*/PosterArt.svelte', { eager: true, import: 'default' });

/** The picture on a game's poster, if it brings one. */
export function posterArtOf(game: string): Component | undefined {
  return own[`./${game}/PosterArt.svelte`];
}
