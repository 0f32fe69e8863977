/** Single-step links from every stop; those of stop s are `start[s]` to `start[s + 1] - 1`. */
export interface Links {
  start: Uint32Array;
  to: Uint32Array;
  seconds: Int32Array;
}

/** Origin, destination and seconds. */
export type Link = readonly [from: number, to: number, seconds: number];

export function toLinks(links: readonly Link[], stops: number): Links {
  const start = new Uint32Array(stops + 1);
  for (const [from] of links) start[from + 1]! += 1;
  for (let stop = 0; stop < stops; stop += 1) start[stop + 1]! += start[stop]!;
  const next = start.slice();
  const to = new Uint32Array(links.length);
  const seconds = new Int32Array(links.length);
  for (const [from, end, time] of links) {
    const at = next[from]!;
    next[from] = at + 1;
    to[at] = end;
    seconds[at] = time;
  }
  return { start, to, seconds };
}

/** The links of both. */
export function joinLinks(one: Links, other: Links): Links {
  return toLinks([...fromLinks(one), ...fromLinks(other)], one.start.length - 1);
}

function fromLinks({ start, to, seconds }: Links): Link[] {
  return Array.from({ length: start.length - 1 }).flatMap((_, stop) =>
    Array.from(to.subarray(start[stop], start[stop + 1]), (end, index): Link => [
      stop,
      end,
      seconds[start[stop]! + index]!,
    ]),
  );
}

/** The same links by their end. */
export function turnLinks(links: readonly Link[]): Link[] {
  return links.map(([from, to, seconds]) => [to, from, seconds]);
}
