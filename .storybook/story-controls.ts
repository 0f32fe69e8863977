import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
// eslint-disable-next-line @nx/enforce-module-boundaries -- pages of the documentation, so they are not published
import * as glyphs from '../libs/ui/src/icon/icons';

/** Types of props that Storybook would edit as JSON. */
const editedAsJson = new Set(['object', 'array', 'other', 'union', 'intersection', 'tuple']);

/**
 * Controls that give a prop only what it can take. By itself, Storybook offers an empty object for every prop whose type it
 * does not know, and a part that renders it crashes. A drawing is chosen from the icons; a node is a text; other things
 * are edited as JSON if they are data, and not at all otherwise.
 */
export const storyControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...controlOf(argType, initialArgs[name]), ...argType },
    ]),
  );

function controlOf({ type, table }: StrictInputType, value: unknown): Partial<StrictInputType> {
  const written = table?.type?.summary ?? '';
  if (!type || !editedAsJson.has(type.name)) return {};
  if (/\bGlyph\b/.test(written))
    return { control: { type: 'select' }, options: Object.keys(glyphs), mapping: glyphs };
  if (/^boolean\b/.test(written)) return { control: { type: 'boolean' } };
  const isText = value === undefined || typeof value === 'string';
  if (/^ReactNode\b/.test(written) && isText) return { control: { type: 'text' } };
  return isData(value) ? {} : { control: { disable: true } };
}

/** Whether a value is the same after it was edited as JSON. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean'].includes(typeof value);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
  return isPlain && Object.values(value).every((part) => part === undefined || isData(part));
}
