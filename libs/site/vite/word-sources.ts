// eslint-disable-next-line @nx/enforce-module-boundaries -- libraries are not built yet when Vite loads its configuration
import { bindWords } from '../../../libs/text-time/src/lines/bind-words';
import { parseAst } from 'rolldown/parseAst';

/** A module with words of one language, by name: message ids, or parts of the kit. */
export interface WordSource {
  kind: 'messages' | 'labels';
  locale: string;
  /** The code of each, with the marks of its lines; undefined for one that references its module. */
  words: ReadonlyMap<string, string | undefined>;
}

/** Catalogues compiled by Lingui, and the labels of the kit. */
const catalogue = /[\\/](\w+)\.po(?:\?|$)/;
const labels = /[\\/]ui[\\/]src[\\/]labels[\\/](th|en)\.ts$/;

/** Ids that Lingui's macros generate for sentences; other texts of six letters do no harm. */
const messageId = /["'`]([\w+/-]{6})["'`]/g;

export function idsIn(code: string): string[] {
  return [...code.matchAll(messageId)].map(([, id]) => id!);
}

/** Undefined if the module is not a source of words. @throws Error for a source in an unexpected form */
export function readWordSource(id: string, code: string): WordSource | undefined {
  const [, language] = catalogue.exec(id) ?? [];
  if (language) return { kind: 'messages', locale: language, words: readMessages(code).words };
  const [, labelled] = labels.exec(id) ?? [];
  if (!labelled) return undefined;
  const entries = propertiesIn(code).map(({ name, value, isPlain }) => [name, isPlain ? value : undefined]);
  return { kind: 'labels', locale: labelled, words: new Map(entries as [string, string | undefined][]) };
}

/** The code of a source with only those words. */
export function keepWords(kind: WordSource['kind'], code: string, keep: (name: string) => boolean): string {
  if (kind === 'messages') {
    const { literal, words } = readMessages(code);
    const kept = [...words]
      .filter(([name]) => keep(name))
      .map(([name, value]) => `${JSON.stringify(name)}:${value}`);
    return code.replace(literal, () => JSON.stringify(`{${kept.join(',')}}`));
  }
  return propertiesIn(code).reduceRight(
    (rest, { name, value, isPlain, start, end }) =>
      !keep(name)
        ? rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '')
        : isPlain
          ? `${rest.slice(0, start)}${name}:${value}${rest.slice(end)}`
          : rest,
    code,
  );
}

/** Lingui writes a catalogue as one JSON string. */
function readMessages(code: string): { literal: string; words: Map<string, string> } {
  const [, literal] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(code) ?? [];
  if (!literal) throw new Error('no catalogue is found in the module that Lingui compiled');
  const messages = JSON.parse(JSON.parse(literal) as string) as Record<string, unknown>;
  const words = Object.entries(messages).map(
    ([id, message]) => [id, JSON.stringify(bindWords(message))] as const,
  );
  return { literal, words: new Map(words) };
}

interface LabelProperty {
  name: string;
  /** Its code, and its position. */
  value: string;
  start: number;
  end: number;
  isPlain: boolean;
}

/** The properties of the single object that a module of labels declares. */
function propertiesIn(code: string): LabelProperty[] {
  const declared = parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  const object = declared.map(({ init }) => init).find((init) => init?.type === 'ObjectExpression');
  if (!object) throw new Error('no labels are found in their module');
  return object.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error(`labels are written as plain properties: ${code.slice(property.start, property.end)}`);
    const { start, end, key, value } = property;
    const text = code.slice(value.start, value.end);
    return isPlain(value)
      ? { name: key.name, value: boundLiteral(text), start, end, isPlain: true }
      : { name: key.name, value: text, start, end, isPlain: false };
  });
}

/** The code of a plain value with the marks of its lines. */
function boundLiteral(code: string): string {
  return JSON.stringify(bindWords(new Function(`return (${code})`)()));
}

/** Consists only of texts, lists and objects. */
function isPlain(node: { type: string }): boolean {
  const { type, properties, elements, value } = node as {
    type: string;
    properties?: { type: string }[];
    elements?: { type: string }[];
    value?: { type: string };
  };
  if (type === 'Property') return isPlain(value!);
  if (type === 'ObjectExpression') return properties!.every(isPlain);
  return type === 'ArrayExpression' ? elements!.every(isPlain) : type === 'Literal';
}
