import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

/** What Vite made of a module for the server, and the state of the file that it made it of. */
interface KeptModule {
  url: string;
  version: string;
  imports: string[];
  code: string;
  /** URLs of what it imports statically. */
  deps: string[];
  dynamicDeps: string[];
}

interface Kept {
  madeBy: string;
  modules: KeptModule[];
}

/** Sources, with the parts that the framework splits from them, and the packages that Vite bundles. */
const isKept =
  /[\\/](libs[\\/][\w-]+[\\/]src|apps[\\/][\w-]+[\\/](authority|network))[\\/].*\.tsx?(\?ts[rs]-.*)?$|[\\/]deps_ssr[\\/].*\.js(\?v=\w+)?$/;

/** What Vite makes of a page function for the server: it calls the function by this id. */
const pageFunction = /\bcreateSsrRpc\)\("([\w-]+)"/g;

/** At the end of a module; those of packages are larger than all sources. */
const sourceMap = /\n\/\/# sourceMappingSource=[^]*$/;

const quietTime = 3000;

/**
 * Keeps what Vite made of the server's modules from one run of `npm run dev` to the next, as Vite does with packages.
 * Otherwise every start compiles fourteen hundred files before the first page. A changed file is compiled again.
 */
export function keptModules(): Plugin {
  let save: NodeJS.Timeout | undefined;
  let whenQuiet = () => {};
  const pageFunctions = new Set<string>();
  return {
    name: 'raang:kept-modules',
    apply: 'serve',
    enforce: 'pre',
    async configureServer(server) {
      const environment = server.environments['ssr']!;
      const file = path.join(server.config.cacheDir, 'server-modules.json');
      const madeBy = await hashSettings(server);
      const modules = await read(file, madeBy);
      await restore(environment, modules);
      for (const { code } of modules)
        for (const [, id] of code.matchAll(pageFunction)) pageFunctions.add(id!);
      whenQuiet = () => {
        clearTimeout(save);
        const kept: Kept = { madeBy, modules: modulesOf(environment) };
        void write(file, JSON.stringify(kept)).catch((error) => server.config.logger.warn(String(error)));
      };
    },
    // the framework refuses a page function whose file it has not compiled in this run
    load: {
      filter: { id: /^\0virtual:tanstack-start-validate-server-fn-id\?id=/ },
      handler: (id) => (pageFunctions.has(id.slice(id.indexOf('=') + 1)) ? 'export {};' : undefined),
    },
    transform: {
      filter: { id: isKept },
      handler() {
        if (this.environment.name !== 'ssr') return;
        clearTimeout(save);
        save = setTimeout(whenQuiet, quietTime).unref();
      },
    },
  };
}

/** Of everything else that decides what Vite makes of a file. */
async function hashSettings({ config }: ViteDevServer): Promise<string> {
  const workspace = path.resolve(config.root, '../..');
  const files = ['package-lock.json', 'lingui.config.ts'].map((file) => path.join(workspace, file));
  const texts = await Promise.all([...files, ...config.configFileDependencies].map((file) => readFile(file)));
  return texts
    .reduce((hash, text) => hash.update(text), createHash('sha256').update(workspace))
    .digest('hex');
}

/** Empty if there is none, or one of other settings. */
async function read(file: string, madeBy: string): Promise<KeptModule[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text) return [];
  const kept = JSON.parse(text) as Kept;
  return kept.madeBy === madeBy ? kept.modules : [];
}

/** As a whole: a process that is killed leaves the former file. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

async function restore({ moduleGraph }: DevEnvironment, modules: KeptModule[]): Promise<void> {
  await Promise.all(
    modules.map(async ({ url, version, imports, ...result }) => {
      const node = await moduleGraph.ensureEntryFromUrl(url);
      if (versionOf(node.file) !== version) return;
      await moduleGraph.updateModuleInfo(
        node,
        new Set(imports),
        null,
        new Set(),
        null,
        false,
        new Set(result.deps),
      );
      moduleGraph.updateModuleTransformResult(node, { ...result, map: null });
    }),
  );
}

function modulesOf({ moduleGraph }: DevEnvironment): KeptModule[] {
  return [...moduleGraph.idToModuleMap.values()].flatMap((node) => {
    const { url, file, importedModules, transformResult } = node;
    if (!transformResult || !isKept.test(node.id ?? '')) return [];
    const { code, deps = [], dynamicDeps = [] } = transformResult;
    return {
      url,
      version: versionOf(file),
      imports: urlsOf(importedModules),
      code: url.includes('/deps_ssr/') ? code.replace(sourceMap, '') : code,
      deps,
      dynamicDeps,
    };
  });
}

const urlsOf = (nodes: Iterable<EnvironmentModuleNode>) =>
  [...nodes].filter(({ type }) => type === 'js').map(({ url }) => url);

/** Size and time of a file: together they change with every change. Empty for a file that is gone. */
function versionOf(file: string | null): string {
  const state = file ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return state ? `${state.mtimeMs} ${state.size}` : '';
}
