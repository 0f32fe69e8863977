import type { ReplicatedSite } from './replicas';

/** The site that Playwright started on PostgreSQL (serve-replicas.ts); known to the workers, not yet to their parent. */
export function replicatedSite(): ReplicatedSite {
  const told = process.env['E2E_REPLICAS'];
  return told ? JSON.parse(told) : { address: '', replicas: [] };
}
