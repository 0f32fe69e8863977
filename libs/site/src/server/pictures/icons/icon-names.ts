import { type NamedIcon, toDrawing } from '@raang/ui';
import { type IconSet, openIconSets } from './icon-sets';

/** The icon of an unknown name. */
const unknownIcon = 'lucide:info';

/** Drawn once per process: a page that shows an icon twice has one drawing in its data. */
const drawn = new Map<string, NamedIcon | undefined>();

/** Opens the sets on first use, and returns the function that finds an icon by a name such as `lucide:map-pin`. */
export async function openIconNames(): Promise<(icon: string) => NamedIcon> {
  const sets = await openIconSets();
  const find = (icon: string) => {
    if (!drawn.has(icon)) drawn.set(icon, draw(icon, sets));
    return drawn.get(icon);
  };
  return (icon) => find(icon) ?? find(unknownIcon)!;
}

function draw(icon: string, sets: ReadonlyMap<string, IconSet>): NamedIcon | undefined {
  const [prefix = '', name = ''] = icon.split(':');
  const set = sets.get(prefix)?.pick([name]);
  const drawing = set && toDrawing(set, name);
  if (!drawing) return undefined;
  // the stroke of the kit's icons
  const body = drawing.body.replaceAll('stroke-width="2"', 'stroke-width="1.75"');
  return { prefix, name, drawing: { ...drawing, body } };
}
