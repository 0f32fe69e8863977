import fs from 'node:fs';
import path from 'node:path';

/**
 * Refuses a call that lacks options, and names all of them: Nx, told by the schema that they are required, would name one
 * per try. Required is what a terminal is asked for, so `x-prompt` says it.
 * @param {string} folder of the generator
 * @param {object} given the options
 * @param {readonly string[]} [more] names of options that this call needs besides
 * @throws if one is missing or empty
 */
export function requireOptions(folder, given, more = []) {
  /** @type {{ properties: Record<string, { 'x-prompt'?: string }> }} */
  const { properties } = JSON.parse(fs.readFileSync(path.join(folder, 'schema.json'), 'utf8'));
  const asked = Object.keys(properties).filter((name) => properties[name]?.['x-prompt']);
  const options = new Map(Object.entries(given));
  const missing = [...asked, ...more].filter((name) => !options.get(name)).map((name) => `--${name}`);
  if (missing.length > 0) throw new Error(`Give also ${missing.join(', ')}: --help says what they are.`);
}
