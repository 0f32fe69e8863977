import { createHash } from 'node:crypto';
import { alertId } from '@raang/domain';

/**
 * Converts the id of a feed entity, which may be any text, to an alert id. Equal ids give equal results, and different
 * ids different ones: an id that is not valid as an alert id is shortened and gets a digest.
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
