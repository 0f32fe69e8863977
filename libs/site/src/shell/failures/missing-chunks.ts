/**
 * The router's storage key for a reload after a missing chunk; it reloads once per tab and chunk, without a guard.
 */
const routerReloadKey = (message: string) => `tanstack_router_reload:${message}`;

/**
 * Treats a missing chunk as an ordinary page error, which `leaveFailedPage` handles. Prevents the router's own
 * reload by marking it as done.
 */
export function preventRouterReloads(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(routerReloadKey(payload.message), '1');
    } catch {
      // without storage the router does not reload either
    }
  });
}
