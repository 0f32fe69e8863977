// Keeps every file of the site in a room, every import going down, and every base name in one place: docs/folders.md.
import path from 'node:path';
import { importGraph, importsOf, projectOf } from './import-graph.mjs';

/** The rooms below `src`, from the ground up. A room imports from floors below its own. */
const floors = [
  ['authority'],
  ['addresses', 'device', 'failures', 'assets', 'shell/toasts'],
  ['language', 'first'],
  ['server/cache', 'server/feed', 'server/pictures', 'gate'],
  ['server/services', 'forms'],
  ['server/models', 'server/start', 'shell/renewal'],
  ['server/render'],
  ['server/forms'],
  ['server/resources'],
  ['pages'],
  ['shell/navigation', 'shell/assistant'],
  ['shell/frame'],
  ['shell/failures'],
  ['routes'],
];
/** Folders whose files lie in rooms. */
const divided = ['server', 'shell'];
/** What the framework starts with, above all floors. */
const entries = 'entries';

/** @param {string} room */
const floorOf = (room) =>
  room === entries ? floors.length : floors.findIndex((rooms) => rooms.includes(room));

/** @param {string} file below `src`, with slashes @returns {string | undefined} */
function roomOf(file) {
  const [first = '', second = '', ...deeper] = file.split('/');
  if (second === '') return entries;
  if (!divided.includes(first)) return first;
  return deeper.length > 0 ? `${first}/${second}` : undefined;
}

/** @param {string} file */
const nameOf = (file) => path.basename(file).replace(/\.\w+$/, '');

/** Routes are named by their address. @param {string} file */
const hasOwnName = (file) => nameOf(file) !== 'index' && !file.startsWith('routes/');

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside:
        '{{file}} lies in no room. The rooms here: {{rooms}}. docs/folders.md says what belongs where.',
      unknown: '{{room}} is on no floor: add it to tools/eslint/rooms.mjs and to docs/folders.md.',
      twin: '{{other}} has the same name. A name leads to one file of a project: name each by what is particular to it.',
      upward:
        '{{from}} imports {{to}}, which is not below it. Move what both need to a room below both, or take it as an ' +
        'argument: the floors are in docs/folders.md.',
    },
  },
  create({ filename, sourceCode, report }) {
    const project = projectOf(filename);
    if (!project) return {};
    const { files } = importGraph(project, filename, sourceCode.text);
    const below = (/** @type {string} */ file) =>
      path.relative(path.join(project, 'src'), file).split(path.sep).join('/');
    const file = below(filename);
    if (file.startsWith('..') || file.includes('testing/')) return {};

    function checkPlace() {
      const room = roomOf(file);
      const [folder = ''] = file.split('/');
      const rooms = floors.flat().filter((one) => one.startsWith(`${folder}/`));
      const loc = { line: 1, column: 0 };
      if (!room) return report({ loc, messageId: 'outside', data: { file, rooms: rooms.join(', ') } });
      if (floorOf(room) < 0) return report({ loc, messageId: 'unknown', data: { room } });
      const twin = [...files.keys()]
        .map(below)
        .find(
          (other) => other !== file && nameOf(other) === nameOf(file) && hasOwnName(other) && isOurs(other),
        );
      if (twin && hasOwnName(file)) report({ loc, messageId: 'twin', data: { other: twin } });
    }

    /** @param {{ target: string, index: number }} imported */
    function checkImport({ target, index }) {
      const [from, to] = [roomOf(file), roomOf(below(target))];
      if (!from || !to || from === to || !isOurs(below(target)) || floorOf(to) < floorOf(from)) return;
      report({ loc: sourceCode.getLocFromIndex(index), messageId: 'upward', data: { from, to } });
    }

    return {
      Program() {
        checkPlace();
        importsOf(filename, sourceCode.text, files).forEach(checkImport);
      },
    };
  },
};

/** @param {string} file below `src` */
const isOurs = (file) => !file.startsWith('..') && !file.includes('testing/');

export default { rules: { rooms: rule } };
