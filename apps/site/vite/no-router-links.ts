import type { Plugin } from 'vite';

const id = '\0raang:no-router-links';

/**
 * Leaves the router's `Link` out of browsers: links of this site are plain anchors (`shell/site-links.ts`), and only
 * the shorthand `route.Link`, which nobody uses here, would bring its 10 kB along. A `Link` that is imported works.
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
