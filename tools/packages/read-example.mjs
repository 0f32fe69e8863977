/**
 * @typedef {object} Example
 * @property {'ts' | 'tsx'} language
 * @property {string} code
 * @property {string[]} printed what it prints, by the comment at the end of each `console.log`
 */

/**
 * The example of a README: its one block of TypeScript.
 * @param {string} readme
 * @returns {Example}
 * @throws without an example, with several, or if a `console.log` does not say what it prints
 */
export function readExample(readme) {
  const blocks = [...readme.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)];
  const [block] = blocks;
  if (!block || blocks.length > 1)
    throw new Error(`a README has one example in TypeScript, not ${blocks.length}`);
  const [, language, code = ''] = block;
  const printed = code
    .split('\n')
    .filter((line) => line.trimStart().startsWith('console.log('))
    .map((line) => {
      const [, promised] = /; \/\/ (.+)$/.exec(line) ?? [];
      if (!promised) throw new Error(`does not say what it prints: ${line}`);
      return promised;
    });
  if (printed.length === 0) throw new Error('an example prints something');
  return { language: language === 'tsx' ? 'tsx' : 'ts', code, printed };
}
