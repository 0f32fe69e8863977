/** How the router remembers that it has reloaded for a chunk; it does so once per tab and chunk, and unguarded. */
const routersMark = (message: string) => `tanstack_router_reload:${message}`;

/**
 * A part of the program that cannot be loaded is an error of its page like any other, and `leaveFailedPage` decides
 * what comes of it. The router would reload by itself: it is told that it has done so already.
 */
export function leaveReloadsToUs(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(routersMark(payload.message), '1');
    } catch {
      // without storage the router does not reload either
    }
  });
}
