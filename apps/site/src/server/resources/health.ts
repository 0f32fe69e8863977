import type { RequestTarget } from '../http/request-target';
import type { Resource } from '../resource';
import { getServices, type Services } from '../services';

/** Health checks of load balancers: whether the process is alive, and whether it accepts requests. */
export function healthResource({ pathname }: RequestTarget): Resource | undefined {
  if (pathname === '/healthz') return asked(pathname, async () => Response.json({ status: 'alive' }));
  if (pathname === '/readyz') return asked(pathname, async () => readiness(await getServices()));
  return undefined;
}

const asked = (name: string, answer: Resource['answer']): Resource => ({
  name,
  methods: ['GET'],
  public: false,
  purpose: 'health',
  answer,
});

async function readiness({ database, content, feed, alerts, log, lifecycle }: Services): Promise<Response> {
  const isReachable = await database.db.execute('select 1').then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'the database does not respond');
      return false;
    },
  );
  const isReady = isReachable && !lifecycle.isDraining;
  return Response.json(
    {
      status: lifecycle.isDraining ? 'draining' : isReady ? 'ready' : 'not ready',
      database: { kind: database.kind, status: isReachable ? 'ready' : 'not ready' },
      content: { items: content.items, problems: content.problems },
      feed,
      alerts: alerts?.status() ?? { outcome: 'off' },
    },
    { status: isReady ? 200 : 503 },
  );
}
