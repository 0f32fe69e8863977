import type { Plugin } from 'vite';

const id = '\0raang:no-router-links';

/**
 * Removes the router's `Link` from the client: links of this site are plain anchors (`shell/navigation/site-links.ts`), and the
 * unused shorthand `route.Link` would add 10 kB. An imported `Link` still works.
 */
export function noRouterLinks(): Plugin {
  return {
    name: 'raang:no-router-links',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source, importer) =>
      source.endsWith('/link.js') && importer?.endsWith('/react-router/dist/esm/route.js') ? id : undefined,
    load: (module) =>
      module === id
        ? `export function Link() { throw new Error('route.Link is not built in: write a plain anchor'); }`
        : undefined,
  };
}
