/** Something that is looked at and seen to before the next picture, once, however often it is wanted until then. */
export type Care = { want: () => void; forget: () => void };

const wanted = new Map<() => unknown, (seen: never) => void>();
let frame = 0;

/**
 * Take care of something before the next picture. All look first, and then all act: whoever looks where things are
 * right after a change lets the whole page be laid out anew, each time.
 */
export function beforeNextPicture<Seen>(look: () => Seen, act: (seen: Seen) => void): Care {
  return {
    want: () => {
      wanted.set(look, act);
      frame ||= requestAnimationFrame(takeCare);
    },
    forget: () => wanted.delete(look),
  };
}

function takeCare(): void {
  frame = 0;
  const seen = [...wanted].map(([look, act]) => [act, look()] as const);
  wanted.clear();
  for (const [act, what] of seen) act(what as never);
}
