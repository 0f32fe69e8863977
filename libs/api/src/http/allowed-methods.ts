import type { ContractRoute } from '@raang/contract';

/** The `Allow` header of a path. */
export function allowedMethods(routes: readonly ContractRoute[]): string {
  return routes
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');
}
