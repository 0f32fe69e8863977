// Names that are given to a generator, in the forms that code needs.
import { names } from '@nx/devkit';

/** @typedef {{ fileName: string, className: string, propertyName: string, words: string }} Names */

/** The words that an exported constant cannot have as its name. */
const reserved =
  /^(await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Returns a name in the forms that code needs; `words` begins a title, such as `Lift board`.
 * @param {string} name
 * @param {string} example
 * @returns {Names}
 * @throws if the name is not kebab-case
 */
export function readName(name, example) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(
      `"${name}" is not a name: write lower-case words joined by hyphens, such as ${example}, at most 40 letters.`,
    );
  if (reserved.test(name))
    throw new Error(`"${name}" is a word of JavaScript: choose another name, such as ${example}.`);
  const words = name.replaceAll('-', ' ');
  return { ...names(name), words: words[0]?.toUpperCase() + words.slice(1) };
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string[]} paths which only a thing of this name has
 * @throws if one of them exists
 */
export function refuseTaken(tree, name, paths) {
  const taken = paths.find((path) => tree.exists(path));
  if (taken) throw new Error(`"${name}" is taken: ${taken} exists.`);
}
