import { getServices, type Services } from './services';

/** Health checks of load balancers by path: whether the process is alive, and whether it accepts requests. */
export const healthChecks: ReadonlyMap<string, () => Promise<Response>> = new Map([
  ['/healthz', async () => Response.json({ status: 'alive' })],
  ['/readyz', async () => readiness(await getServices())],
]);

/** How long the database may take, in milliseconds: a load balancer does not wait longer. */
const patience = 2000;

/**
 * Whether the process is ready: not while it stops. Without its database it is, since it gives kept pages: a load balancer
 * that takes it away would take all of them away.
 */
async function readiness(services: Services): Promise<Response> {
  const { database, changes, content, feed, alerts, lifecycle } = services;
  const isReachable = await isDatabaseReachable(services);
  return Response.json(
    {
      status: lifecycle.isDraining ? 'draining' : isReachable ? 'ready' : 'degraded',
      database: { kind: database.kind, status: isReachable ? 'ready' : 'not ready' },
      changes: changes.status(),
      content: { items: content.items, problems: content.problems },
      feed,
      alerts: alerts?.status() ?? { outcome: 'off' },
    },
    { status: lifecycle.isDraining ? 503 : 200 },
  );
}

async function isDatabaseReachable({ database, log }: Services): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience} ms`)), patience);
  try {
    await Promise.race([database.db.execute('select 1'), late.promise]);
    return true;
  } catch (error) {
    log.error({ err: error }, 'the database does not respond');
    return false;
  } finally {
    clearTimeout(timer);
  }
}
