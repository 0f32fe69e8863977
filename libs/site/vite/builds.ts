import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes the site's build files: `builds/latest.json` (id and time) and `builds/meta/<id>.json` (its files). The id
 * is a hash of the files: the same program built twice has the same id.
 */
export function builds(now: () => number = Date.now): Plugin {
  return {
    name: 'raang:builds',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const build = { ...describeBuild(Object.values(bundle)), timestamp: now() };
      const { id, timestamp } = build;
      const write = (fileName: string, value: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value) });
      write('builds/latest.json', { id, timestamp });
      write(`builds/meta/${id}.json`, build);
    },
  };
}

/** The part of a bundler's output file that the manifest needs. */
export interface BuiltFile {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: readonly string[];
}

export interface BuildManifest {
  id: string;
  /** The entry of a page's program. */
  entry: string;
  /** Every file of the program, with its static imports. */
  chunks: Record<string, readonly string[]>;
  assets: string[];
  /** Paths of the prerendered pages; prerender.ts adds them, after the server's build. */
  prerendered: string[];
}

export function describeBuild(files: readonly BuiltFile[]): BuildManifest {
  const sorted = files.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
  const chunks = sorted.filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the client has no entry');
  // file names contain a content hash
  const names = sorted.map(({ fileName }) => fileName).join('\n');
  return {
    id: createHash('sha256').update(names).digest('hex').slice(0, 16),
    entry: `/${entry.fileName}`,
    chunks: Object.fromEntries(
      chunks.map(({ fileName, imports = [] }) => [`/${fileName}`, imports.map((file) => `/${file}`)]),
    ),
    assets: sorted.filter(({ type }) => type === 'asset').map(({ fileName }) => `/${fileName}`),
    prerendered: [],
  };
}
