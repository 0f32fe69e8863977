/**
 * The router's storage key for a reload after a missing chunk; it reloads once per tab and chunk, without a guard.
 */
const routersMark = (message: string) => `tanstack_router_reload:${message}`;

/**
 * Treats a missing chunk as an ordinary page error, which `leaveFailedPage` handles. Prevents the router's own
 * reload by marking it as done.
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
