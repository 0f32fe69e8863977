import { createHash } from 'node:crypto';
import { alertId } from '@raang/domain';

/**
 * An id of ours for an entity of a feed, whose id may be any text: the same for the same, and another for another.
 * Where ours cannot hold it as it is, a digest of it tells it apart.
 */
export function toAlertId(prefix: string, id: string): string {
  const asIs = `${prefix}-${id}`;
  if (alertId.safeParse(asIs).success) return asIs;
  const readable = id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 10);
  return [prefix, readable, digest].join('-').replaceAll(/-+/g, '-');
}
