// Which licences the packages of a production install may have. Reads the lock file, so that it needs no install and also
// sees packages of other platforms.

/** Licences that ask for no more than naming the author, or leave the program around them alone. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  // of files, not of the program that uses them
  'MPL-2.0',
]);

/** Licences of single packages, with the reason. */
const exceptions = [
  // a font and data, not code
  { name: /^@fontsource\//, licence: 'OFL-1.1' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // libvips is a shared library beside sharp, and can be replaced
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
];

/**
 * @typedef {{ license?: string, dev?: boolean, link?: boolean, extraneous?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * One line for each production package whose licence is missing or not allowed.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function refusedLicences({ packages }) {
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? path;
    // a workspace has no folder in node_modules but a link
    if (!path.includes('node_modules/') || dev || link) return [];
    if (!license) return [`${name} names no licence`];
    return isAllowed(license, name) ? [] : [`${name} has the licence ${license}`];
  });
}

/**
 * An SPDX expression: of alternatives one suffices, of parts every one counts.
 * @param {string} expression
 * @param {string} name
 * @returns {boolean}
 */
function isAllowed(expression, name) {
  const inner = /^\(([^()]*)\)$/.exec(expression.trim());
  if (inner) return isAllowed(inner[1] ?? '', name);
  const alternatives = expression.split(/ OR /);
  if (alternatives.length > 1) return alternatives.some((one) => isAllowed(one, name));
  const parts = expression.split(/ AND /);
  if (parts.length > 1) return parts.every((one) => isAllowed(one, name));
  const licence = expression.trim();
  return allowed.has(licence) || exceptions.some((one) => one.name.test(name) && one.licence === licence);
}
