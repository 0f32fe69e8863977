import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, fileName: string, imports: string[], moduleIds: string[] }} Chunk */

/** A page that uses one part of the kit does not load another. @param {string} folder */
export function checkBundle(folder) {
  /** @type {Chunk[]} */
  const chunks = JSON.parse(fs.readFileSync(path.join(folder, 'dist/modules.json'), 'utf8'));
  /** @param {string} fileName @returns {string[]} */
  const modulesOf = (fileName) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    return [...(chunk?.moduleIds ?? []), ...(chunk?.imports ?? []).flatMap(modulesOf)];
  };
  /** @param {string} name */
  const entry = (name) => {
    const chunk = chunks.find((candidate) => candidate.moduleIds.some((id) => id.endsWith(name)));
    assert.ok(chunk, `no chunk of ${name}`);
    return modulesOf(chunk.fileName).filter((id) => /@raang\/ui|react-day-picker|downshift/.test(id));
  };
  const isDatePicker = (/** @type {string} */ id) => /date-picker/.test(id);
  assert.ok(entry('src/browser.tsx').some(isDatePicker), 'the page has a date picker');
  const ofButton = entry('src/one-button.ts');
  assert.ok(ofButton.some((id) => id.endsWith('ui/dist/button/button.js')));
  assert.deepEqual(ofButton.filter(isDatePicker), [], 'a page with a button loads the date picker');
}
