// Reports import cycles inside a project: between files, and between the parts of a folder. A part is a subfolder with
// all of its content, or the folder's own files together. Why a rule of our own: docs/decisions/0024-no-import-cycles.md
import path from 'node:path';
import { findPath, importGraph, importsOf, linksOf, projectOf } from './import-graph.mjs';

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cycle:
        'Import cycle: {{cycle}}. {{closing}} closes it. Move what both sides need into a {{kind}} below both, or ' +
        'take it as an argument.',
    },
  },
  create({ filename: file, sourceCode, report }) {
    const project = projectOf(file);
    if (!project) return {};
    const { files, graph } = importGraph(project, file, sourceCode.text);

    /** @param {string} node */
    const name = (node) => path.relative(project, node).split(path.sep).join('/');

    /** @param {{ target: string, index: number }} imported */
    function check({ target, index }) {
      for (const [from, to] of linksOf(file, target)) {
        const back = findPath(graph, to, from);
        if (!back) continue;
        const cycle = [from, ...back].map(name).join(' → ');
        const closing = graph.get(back.at(-2) ?? from)?.get(from) ?? [];
        const data = {
          cycle,
          closing: closing.map(name).join(' → '),
          kind: from === file ? 'file' : 'folder',
        };
        return report({ loc: sourceCode.getLocFromIndex(index), messageId: 'cycle', data });
      }
    }
    return { Program: () => importsOf(file, sourceCode.text, files).forEach(check) };
  },
};

export default { rules: { 'no-cycles': rule } };
