import type { Plugin, Rolldown } from 'vite';
import { idsIn, keepWords, readWordSource, type WordSource } from './word-sources';

/**
 * Splits the words between chunks. The chunk of each language has only the messages and labels that the program uses;
 * every other chunk contains its own words in both languages, which is less than a further request costs. Unused
 * words are dropped: the server makes the sentences of models. Words are found in the chunk's code, so none can be
 * forgotten; `words.ts` is the counterpart.
 */
export function clientWords(): Plugin {
  const sources = new Map<string, WordSource>();
  const codes = new Map<string, string>();
  /** Words of the program, by source. Read once: chunks are many, and asking the bundler for all of them takes long. */
  let saidFirst: Map<WordSource, Set<string>> | undefined;

  /** The words of a chunk's modules, and their tree-shaken code. */
  const codeOf = ({ modules }: Rolldown.RenderedChunk) =>
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => renderedLength > 0 && codes.has(id))
      .map(([id]) => codes.get(id))
      .join('\n');

  const saidIn = (code: string) =>
    new Map([...sources.values()].map((from) => [from, namesSaid(from, code)]));

  return {
    name: 'raang:client-words',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const source = readWordSource(id, code);
      if (source) sources.set(id, source);
      else codes.set(id, code);
      return undefined;
    },
    renderStart() {
      saidFirst = undefined;
    },
    renderChunk(code, chunk, _options, meta) {
      if (chunk.isEntry || isProgram(chunk)) return undefined;
      saidFirst ??= saidIn(codeOf(Object.values(meta.chunks).find(isProgram)!));
      const source = chunk.moduleIds.map((id) => sources.get(id)).find((found) => found !== undefined);
      if (source) {
        const said = saidFirst.get(source);
        const isKept = (name: string) => said?.has(name) || source.words.get(name) === undefined;
        return { code: keepWords(source.kind, code, isKept), map: null };
      }
      const words = [...saidIn(codeOf(chunk))].map(([from, said]) => {
        const names = [...said].filter((name) => !saidFirst?.get(from)?.has(name));
        return { ...from, words: new Map(names.map((name) => [name, from.words.get(name)])) };
      });
      return { code: printLateWords(words) + code, map: null };
    },
  };
}

/** The chunk that every page's program starts with: `program.tsx` and what it imports. */
const isProgram = ({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>) =>
  moduleIds.some((id) => /[\\/]site[\\/]src[\\/]program\.tsx$/.test(id));

/** Names of a source's words that appear in a piece of code. */
export function namesSaid({ kind, words }: WordSource, code: string): Set<string> {
  const inCode = new Set(kind === 'messages' ? idsIn(code) : code.match(/\b[a-z]\w*\b/gi));
  return new Set([...words.keys()].filter((name) => inCode.has(name)));
}

/**
 * A statement that adds words to the objects of `words.ts`, in the page's language; empty without words. The URL has it: a
 * browser that translates the page changes the document's.
 */
export function printLateWords(sources: readonly WordSource[]): string {
  return (['messages', 'labels'] as const)
    .map((kind) => {
      const languages = sources.flatMap((source) => {
        const plain = [...source.words].filter(([, value]) => source.kind === kind && value !== undefined);
        const entries = plain.map(([name, value]) => `${JSON.stringify(name)}:${value}`);
        return entries.length > 0 ? [`${source.locale}:{${entries.join(',')}}`] : [];
      });
      if (languages.length === 0) return '';
      const place = `((globalThis.lateWords??={}).${kind}??={})`;
      return `Object.assign(${place},{${languages.join(',')}}[location.pathname.split('/')[1]]);\n`;
    })
    .join('');
}
