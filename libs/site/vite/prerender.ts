import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { BuildManifest } from './builds';
import { compressFile } from './precompress';

/** What the server's build has for this plugin: `src/server/render/prerender/prerender.ts` and the addresses. */
interface Prerender {
  prerenderedPaths: readonly string[];
  startIn: (app: string) => void;
  makePayload: (pathname: string) => Promise<string | undefined>;
}

/**
 * Writes the data of the prerendered pages as files of the client, `builds/payload/<path>.json`, and names the pages in the
 * build's manifest. Runs the built server's own code, so it comes after both builds.
 */
export function prerender(): Plugin {
  return {
    name: 'raang:prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ environments }) {
        const { client, ssr } = environments;
        if (!client || !ssr) throw new Error('the build has no client or no server');
        const [clientFolder, serverFolder] = [client, ssr].map(({ config }) =>
          path.resolve(config.root, config.build.outDir),
        ) as [string, string];
        const { href } = pathToFileURL(path.join(serverFolder, 'prerender.js'));
        const { prerenderedPaths, makePayload, startIn } = (await import(href)) as Prerender;
        startIn(client.config.root);
        for (const page of prerenderedPaths) {
          const payload = await makePayload(page);
          if (payload === undefined) throw new Error(`${page} has no data`);
          await write(path.join(clientFolder, `builds/payload${page}.json`), payload);
        }
        const manifests = path.join(clientFolder, 'builds/meta');
        for (const file of (await readdir(manifests)).filter((name) => name.endsWith('.json'))) {
          const manifest = JSON.parse(await readFile(path.join(manifests, file), 'utf8')) as BuildManifest;
          await write(
            path.join(manifests, file),
            JSON.stringify({ ...manifest, prerendered: prerenderedPaths }),
          );
        }
      },
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await compressFile(file);
}
