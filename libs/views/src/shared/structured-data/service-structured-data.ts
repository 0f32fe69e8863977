import type { GovernmentService } from 'schema-dts';
import type { HeadModel } from '../page/head';
import type { ModelContext } from '../page/model-context';
import type { StructuredData } from '../page/structured-data';
import { toAuthorityReference } from './authority-structured-data';
import { toStructuredData } from './to-structured-data';

/**
 * A service of the authority that people reach through the page.
 * @see https://schema.org/GovernmentService
 */
export function toServiceStructuredData(
  { name, head }: { name: string; head: HeadModel },
  context: ModelContext,
): StructuredData {
  const { description, canonical: url } = head;
  return toStructuredData<GovernmentService>({
    '@type': 'GovernmentService',
    name,
    description,
    url,
    provider: toAuthorityReference(context),
    availableChannel: { '@type': 'ServiceChannel', serviceUrl: url },
  });
}
