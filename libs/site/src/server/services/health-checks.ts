import { hasSpace } from '@raang/api';
import { inRepository } from './folders';
import { getServices, type Services } from './services';

/** Health checks of load balancers by path: whether the process is alive, and whether it accepts requests. */
export const healthChecks: ReadonlyMap<string, () => Promise<Response>> = new Map([
  ['/healthz', async () => Response.json({ status: 'alive' })],
  ['/readyz', async () => readiness(await getServices())],
]);

/** How long the database may take, in milliseconds: a load balancer does not wait longer. */
const patience = 2000;

/**
 * Whether the process is ready: not while it stops. Without its database it is, since it gives kept pages, and with a full
 * disk, since it only refuses what has to be stored: a load balancer that takes it away would take all of them away.
 */
async function readiness(services: Services): Promise<Response> {
  const { env, database, changes, content, feed, alerts, telling, trains, lifecycle } = services;
  const [databaseStatus, hasRoom] = await Promise.all([
    askDatabase(services),
    hasSpace(inRepository(env.DATA_DIR)),
  ]);
  const isWhole = databaseStatus === 'ready' && hasRoom;
  return Response.json(
    {
      status: lifecycle.isDraining ? 'draining' : isWhole ? 'ready' : 'degraded',
      database: { kind: database.kind, status: databaseStatus },
      disk: hasRoom ? 'ready' : 'full',
      changes: changes.status(),
      content: { items: content.items, problems: content.problems },
      feed,
      alerts: alerts.status() ?? { outcome: 'off' },
      subscriptions: telling.status(),
      trains: trains?.status() ?? { outcome: 'off' },
    },
    { status: lifecycle.isDraining ? 503 : 200 },
  );
}

/** `read only`: on a full disk, or a server that follows another one. */
async function askDatabase({ database, log }: Services): Promise<'ready' | 'read only' | 'not ready'> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${patience} ms`)), patience);
  try {
    const asked = database.db.execute<{ transaction_read_only: string }>('show transaction_read_only');
    const { rows } = await Promise.race([asked, late.promise]);
    return rows[0]?.transaction_read_only === 'on' ? 'read only' : 'ready';
  } catch (error) {
    log.error({ err: error }, 'the database does not respond');
    return 'not ready';
  } finally {
    clearTimeout(timer);
  }
}
