import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/** Sources of the database, the API and all else that the server opens once (src/server/services/services.ts). */
const opened = [
  'libs/{api,contract,domain,journeys,text-time}',
  'libs/site/src/server',
  'apps/*/{authority,network}',
];

/**
 * Shows a change in development without a restart: the browser loads its page again. The server evaluates only what the
 * changed file is part of, when the page is requested; Vite would evaluate everything. The database stays open unless
 * what it is opened with has changed.
 */
export function reload(): Plugin {
  return {
    name: 'raang:reload',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add([path.resolve(config.root, '../../libs'), ...readAtStart(config.root)]);
      // this is a restart, if there are any: the authority's facts have changed
      markOutdated();
    },
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        const isRead = readAtStart(server.config.root).some((folder) => isIn(folder, file));
        if (!isRead && !isOfServer(server, file)) return;
        if (isRead || isOpened(server, file)) markOutdated();
        if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

const isOfServer = ({ environments }: ViteDevServer, file: string) =>
  Boolean(environments['ssr']?.moduleGraph.getModulesByFile(file)?.size);

function isOpened({ config }: ViteDevServer, file: string): boolean {
  const name = path.relative(path.resolve(config.root, '../..'), file);
  return opened.some((folders) => path.matchesGlob(name, `${folders}/**`));
}

/** Folders that the server reads when it opens its database. */
const readAtStart = (app: string) => [
  path.resolve(app, '../..', process.env['CONTENT_DIR'] ?? path.join(app, 'content')),
  path.join(app, 'network/gtfs'),
];

const isIn = (folder: string, file: string) => file.startsWith(folder + path.sep);

function markOutdated(): void {
  Object.assign(globalThis, { raangServicesAreOutdated: true });
}
