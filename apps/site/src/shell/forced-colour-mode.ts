/** The colour mode that a page forces by its route's `staticData`; the innermost route has the last word. */
export function forcedColourMode(
  matches: readonly { staticData: { colourMode?: 'light' | 'dark' } }[],
): 'light' | 'dark' | undefined {
  return matches.findLast(({ staticData }) => staticData.colourMode)?.staticData.colourMode;
}
