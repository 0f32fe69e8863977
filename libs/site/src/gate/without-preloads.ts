import type { AnyRouter } from '@tanstack/react-router';

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>;

const strippedManifests = new WeakMap<Manifest, Manifest>();

/**
 * Leaves the preloads of the program's files out of the head. The data for the browser, which the router has written
 * before the rendering, still names them: the gate requests them when the program is needed.
 */
export function withoutPreloads(router: AnyRouter): void {
  const manifest = router.ssr?.manifest;
  if (!manifest) return;
  let stripped = strippedManifests.get(manifest);
  if (!stripped) {
    const routes = Object.entries(manifest.routes).map(([id, { preloads: _, ...route }]) => [id, route]);
    stripped = { ...manifest, routes: Object.fromEntries(routes) as Manifest['routes'] };
    strippedManifests.set(manifest, stripped);
  }
  router.ssr = { manifest: stripped };
}
