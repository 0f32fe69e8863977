/** The colour mode in the routes' `staticData`; the innermost route wins. */
export function forcedColourMode(
  matches: readonly { staticData: { colourMode?: 'light' | 'dark' } }[],
): 'light' | 'dark' | undefined {
  return matches.findLast(({ staticData }) => staticData.colourMode)?.staticData.colourMode;
}
