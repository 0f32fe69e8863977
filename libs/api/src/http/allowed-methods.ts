import type { ContractRoute } from '@raang/contract';

/** Value of a path's `Allow` header. */
export function allowedMethods(routes: readonly ContractRoute[]): string {
  return routes
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .concat('OPTIONS')
    .join(', ');
}
