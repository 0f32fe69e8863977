// The stories of the built Storybook.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ type: string, id: string, importPath: string }} Entry */

/**
 * The ids of the stories of one library, in their order.
 * @param {string} storybook folder of the built Storybook
 * @param {string} library such as libs/ui
 * @param {string} [part] of an id, to limit a run
 */
export function storiesOf(storybook, library, part = '') {
  const index = JSON.parse(fs.readFileSync(path.join(storybook, 'index.json'), 'utf8'));
  return Object.values(/** @type {Record<string, Entry>} */ (index.entries))
    .filter(({ type, importPath }) => type === 'story' && importPath.startsWith(`./${library}/`))
    .map(({ id }) => id)
    .filter((id) => id.includes(part))
    .sort();
}
