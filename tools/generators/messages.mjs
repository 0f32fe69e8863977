// Sentences of generated components: English in the code, Thai in the catalogue.
import { workspaceRoot } from '@nx/devkit';
import { execaSync } from 'execa';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./words.mjs').Bilingual} Bilingual */

const catalogue = 'libs/i18n/src/locales/th.po';

/** They end the template literal that has the sentence, or begin a placeholder or a tag. */
const unfit = /["\\`${}<>\n]/;

/**
 * Adds the Thai of sentences to the catalogue. `collectMessages` then puts them in their places.
 * @param {Tree} tree
 * @param {readonly Bilingual[]} sentences
 * @throws if the catalogue translates a sentence in another way
 */
export function addSentences(tree, sentences) {
  const known = tree.read(catalogue, 'utf8') ?? '';
  /** @type {Map<string, string>} */
  const added = new Map();
  for (const { th, en } of sentences) {
    if (unfit.test(th + en))
      throw new Error(`"${en}", "${th}": write plain sentences, without ${unfit.source}.`);
    const thai = added.get(en) ?? translationIn(known, en);
    if (thai === undefined) added.set(en, th);
    else if (thai !== th)
      throw new Error(`"${en}" is "${thai}" in Thai already: use that, or another English sentence.`);
  }
  const entries = [...added].map(([en, th]) => `\nmsgid "${en}"\nmsgstr "${th}"\n`);
  tree.write(catalogue, known + entries.join(''));
}

/** Collects the messages of all sources, as `npm run messages` does. */
export function collectMessages() {
  execaSync('lingui', ['extract', '--clean'], { cwd: workspaceRoot, preferLocal: true });
}

/** @param {string} known @param {string} en */
function translationIn(known, en) {
  const start = `\nmsgid "${en}"\nmsgstr "`;
  const index = known.indexOf(start);
  return index < 0 ? undefined : known.slice(index + start.length).split('"\n')[0];
}
