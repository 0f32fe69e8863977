import type { BrowserContext, Route } from '@playwright/test';

const abort = (route: Route) => route.abort('internetdisconnected');

/** Takes the network away from a device that goes on to say that it is online, as in a tunnel. @returns gives it back */
export async function loseNetwork(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/*', abort);
  return () => context.unroute('**/*', abort);
}
