/** Number of patterns in the style sheet for forced colours. */
const patternCount = 4;

/** A track of the line at this place of the network, whose number chooses the pattern. */
export function Track({ path, index }: { path: string; index: number }) {
  return (
    <>
      <path className="track-edge" d={path} />
      <path className="track" d={path} />
      <path className={`track-pattern pattern-${index % patternCount}`} d={path} />
    </>
  );
}
