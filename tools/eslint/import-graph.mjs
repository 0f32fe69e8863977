// Which modules of a project import which, for the lint rule against cycles.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Maps a node to each node that it imports, with one import as the reason. Nodes are files and parts of folders.
 * Links join two files or two parts of one folder, so one search finds the cycles of files and of folders.
 * @typedef {Map<string, Map<string, [file: string, target: string]>>} Graph
 */
/** @typedef {Map<string, string>} Files the text of each source file of a project */

const source = /(?<!\.(?:test|test-d|stories|conformance|guide|spec|gen|d))\.(?:ts|tsx|mjs)$/;
const exclude = ['**/node_modules', '**/dist'];
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
// not a parser, which would skip comments: an import of a type in JSDoc counts too
const relativeImport = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](\.[^'"]*)['"]/g;

/**
 * The nearest folder with a tsconfig. Undefined for tests, stories, generated files and files outside of projects.
 * @type {(file: string, folder?: string) => string | undefined}
 */
export function projectOf(file, folder = path.dirname(file)) {
  if (!source.test(file) || folder === path.dirname(folder)) return undefined;
  return fs.existsSync(path.join(folder, 'tsconfig.json')) ? folder : projectOf(file, path.dirname(folder));
}

/** @type {Map<string, { files: Files, graph: Graph }>} */
const projects = new Map();

/**
 * Reads a project once per process. The text of the linted file replaces the one that was read, for linting in editors.
 * @param {string} project @param {string} file @param {string} text
 */
export function importGraph(project, file, text) {
  const known = projects.get(project);
  if (known?.files.get(file) === text) return known;
  const files = known?.files ?? readFiles(project);
  files.set(file, text);
  const read = { files, graph: createGraph(files) };
  projects.set(project, read);
  return read;
}

/** @param {string} cwd @returns {Files} */
function readFiles(cwd) {
  const names = fs.globSync('**/*.{ts,tsx,mjs}', { cwd, exclude }).map((name) => path.join(cwd, name));
  return new Map(
    names.filter((name) => source.test(name)).map((name) => [name, fs.readFileSync(name, 'utf8')]),
  );
}

/** @param {Files} files @returns {Graph} */
function createGraph(files) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [file, text] of files) {
    for (const { target } of importsOf(file, text, files)) {
      for (const [from, to] of linksOf(file, target)) {
        if (!graph.has(from)) graph.set(from, new Map());
        graph.get(from)?.set(to, [file, target]);
      }
    }
  }
  return graph;
}

/**
 * The imports of a file within its project, with their positions in its text.
 * @type {(file: string, text: string, files: Files) => { target: string, index: number }[]}
 */
export const importsOf = (file, text, files) =>
  [...text.matchAll(relativeImport)].flatMap(({ 1: specifier, index }) => {
    const base = path.resolve(path.dirname(file), specifier);
    const target = endings.map((ending) => base + ending).find((name) => files.has(path.normalize(name)));
    return target ? [{ target: path.normalize(target), index }] : [];
  });

/**
 * The links of one import: between the parts of the lowest folder that contains both files, if they differ, and
 * between the files.
 * @param {string} file @param {string} target
 */
export function linksOf(file, target) {
  let folder = path.dirname(file);
  while (!target.startsWith(folder + path.sep)) folder = path.dirname(folder);
  /** @param {string} it */
  const partOf = (it) => {
    const [first = '', ...deeper] = path.relative(folder, it).split(path.sep);
    return path.join(folder, deeper.length > 0 ? first : '*');
  };
  /** @type {[from: string, to: string][]} */
  const links = [[file, target]];
  if (partOf(file) !== partOf(target)) links.unshift([partOf(file), partOf(target)]);
  return links;
}

/**
 * The nodes of the shortest path, including both ends.
 * @type {(graph: Graph, from: string, to: string) => string[] | undefined}
 */
export function findPath(graph, from, to) {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const nodes of paths) {
    const end = nodes[nodes.length - 1];
    if (end === to) return nodes;
    const next = [...(graph.get(end)?.keys() ?? [])].filter((node) => !seen.has(node));
    for (const node of next) seen.add(node);
    paths.push(...next.map((node) => [...nodes, node]));
  }
}
