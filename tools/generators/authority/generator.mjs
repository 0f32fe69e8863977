import path from 'node:path';
import { execa } from 'execa';
import { format, resolveConfig } from 'prettier';
import { printAuthority } from './authority-file.mjs';
import { startingContent } from './content.mjs';
import { readFeedFacts } from './feed-facts.mjs';
import { requireOptions } from '../options.mjs';

/** The app that the new one is made of: its files that say nothing about an authority. */
const template = 'apps/second-authority';
const copied = ['src', 'public', 'authority/theme.css', 'authority/authority-facts.ts'];
const copiedFiles = ['serve.mjs', 'tsconfig.json', 'vite.config.ts'];

/** @typedef {import('nx/src/devkit-exports').Tree} Tree */
/** @typedef {{ name: string, feed: string, telephone?: string }} AuthorityOptions */

/**
 * Generates an app for an authority from its feed. Returns the task that updates the lock file.
 * @param {Tree} tree
 * @param {AuthorityOptions} options
 */
export default async function generateAuthority(tree, { name, feed, telephone }) {
  requireOptions(import.meta.dirname, { name, feed });
  refuseName(tree, name);
  const file = path.resolve(process.env.INIT_CWD ?? tree.root, feed);
  const facts = await readFeedFacts(file, { telephone });

  const app = `apps/${name}`;
  for (const entry of [...copied, ...copiedFiles]) copy(tree, `${template}/${entry}`, `${app}/${entry}`);
  const texts = [['authority/authority.ts', printAuthority(facts)], ...startingContent(facts)];
  for (const [path, text] of texts) tree.write(`${app}/${path}`, await formatted(tree, path, text));
  tree.write(`${app}/package.json`, manifestOf(tree, name, facts));
  for (const [path, bytes] of facts.files) tree.write(`${app}/network/gtfs/${path}`, bytes);

  // the lock file lists the packages of the workspace, and nothing new is downloaded
  return async () => {
    await execa('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: tree.root });
    console.log(`\nnpm start -- ${name}`);
  };
}

/** @param {Tree} tree @param {string} name */
function refuseName(tree, name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    throw new Error(
      `"${name}" is not a name: write lower-case words joined by hyphens, such as corvela, at most 40 letters.`,
    );
  if (tree.exists(`apps/${name}`) || tree.exists(`libs/${name}`) || name === 'tools')
    throw new Error(`"${name}" is taken: the workspace has such a project.`);
}

/** As Prettier formats the workspace. @param {Tree} tree @param {string} file @param {string} text */
async function formatted(tree, file, text) {
  const filepath = path.join(tree.root, 'apps', file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** @param {Tree} tree @param {string} from @param {string} to */
function copy(tree, from, to) {
  if (tree.isFile(from)) return tree.write(to, /** @type {Buffer} */ (tree.read(from)));
  for (const child of tree.children(from)) copy(tree, `${from}/${child}`, `${to}/${child}`);
}

/**
 * The same dependencies as the template.
 * @param {Tree} tree @param {string} name @param {import('./feed-facts.mjs').FeedFacts} facts
 */
function manifestOf(tree, name, { title }) {
  const manifest = JSON.parse(tree.read(`${template}/package.json`, 'utf8') ?? '{}');
  const description = `The site of ${title.en}`;
  return `${JSON.stringify({ ...manifest, name: `@raang/${name}`, description }, undefined, 2)}\n`;
}
