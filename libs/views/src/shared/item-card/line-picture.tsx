/** A track and its stops, in a box of 320 × 180; the next line's track is beside it. */
const tracks = [
  { d: 'M-10 124H96C136 124 148 56 188 56H330', stops: [[214, 56]], next: [0, 26] },
  { d: 'M-10 56H130C170 56 182 124 222 124H330', stops: [[96, 56]], next: [0, 26] },
  {
    d: 'M-10 90H330',
    stops: [
      [92, 90],
      [228, 90],
    ],
    next: [0, 26],
  },
  { d: 'M124 -10V40C124 90 144 104 184 104H330', stops: [[222, 104]], next: [-26, 26] },
] as const;

interface LinePictureProps {
  lines: readonly { id: string }[];
  /** @default 0 */
  drawing?: number | undefined;
}

/** Tracks in the colours of the lines, for a card without a picture of its own. Decoration: the card names the lines. */
export function LinePicture({ lines, drawing = 0 }: LinePictureProps) {
  const { d, stops, next } = tracks[drawing % tracks.length]!;
  const middle = (lines.length - 1) / 2;
  return (
    <span className="relative block aspect-video overflow-hidden bg-surface-sunken">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {lines.map(({ id }, index) => (
          <g
            key={id}
            data-line={id}
            transform={`translate(${(index - middle) * next[0]} ${(index - middle) * next[1]})`}
            className="stroke-(--line-colour)"
          >
            <path d={d} fill="none" strokeWidth="14" />
            {stops.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="10" strokeWidth="5" className="fill-surface" />
            ))}
          </g>
        ))}
      </svg>
    </span>
  );
}
