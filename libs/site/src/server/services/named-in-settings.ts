import type { Authority } from '../../authority/authority';

/** Lines and stations that an authority names in its settings. A destination in lower case is a place. */
export const namedInSettings = ({
  lines,
  connectingLines,
  destinations,
}: Pick<Authority, 'lines' | 'connectingLines' | 'destinations'>) => ({
  lines: [...lines, ...connectingLines].map(({ id }) => id),
  stations: destinations.filter((id) => id !== id.toLowerCase()),
});
