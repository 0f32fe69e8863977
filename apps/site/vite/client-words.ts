import type { Plugin, Rolldown } from 'vite';
import { idsIn, keepWords, readWordSource, type WordSource } from './word-sources';

/**
 * Gives browsers the words that they need, when they need them. A language's catalogue and labels are cut down to what
 * the first file of every page says; every other chunk brings its own words along, in both languages, since that is
 * less than asking for them would cost. What nothing says is left out: the sentences of models are made on the server.
 * What a chunk says is found in its code, so nothing can be forgotten; `words.ts` is the other half.
 */
export function clientWords(): Plugin {
  const sources = new Map<string, WordSource>();
  const codes = new Map<string, string>();

  /** What the modules of a chunk say; the code of these, as far as it is used. */
  const codeOf = ({ modules }: Rolldown.RenderedChunk) =>
    Object.entries(modules)
      .filter(([id, { renderedLength }]) => renderedLength > 0 && codes.has(id))
      .map(([id]) => codes.get(id))
      .join('\n');

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
    renderChunk(code, chunk, _options, { chunks }) {
      if (chunk.isEntry) return undefined;
      const first = codeOf(Object.values(chunks).find(({ isEntry }) => isEntry)!);
      const source = chunk.moduleIds.map((id) => sources.get(id)).find((found) => found !== undefined);
      if (source) {
        const said = namesSaid(source, first);
        const isKept = (name: string) => said.has(name) || source.words.get(name) === undefined;
        return { code: keepWords(source.kind, code, isKept), map: null };
      }
      const own = codeOf(chunk);
      const words = [...sources.values()].map((from) => {
        const before = namesSaid(from, first);
        const names = [...namesSaid(from, own)].filter((name) => !before.has(name));
        return { ...from, words: new Map(names.map((name) => [name, from.words.get(name)])) };
      });
      return { code: printLateWords(words) + code, map: null };
    },
  };
}

/** The names of a source's words that a piece of code holds. */
export function namesSaid({ kind, words }: WordSource, code: string): Set<string> {
  const inCode = new Set(kind === 'messages' ? idsIn(code) : code.match(/\b[a-z]\w*\b/gi));
  return new Set([...words.keys()].filter((name) => inCode.has(name)));
}

/** A statement that puts words where `words.ts` looks for them, of the language of the document; empty without words. */
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
      return `Object.assign(${place},{${languages.join(',')}}[document.documentElement.lang]);\n`;
    })
    .join('');
}
