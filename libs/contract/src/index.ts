/** Path prefix of the API. */
export const apiPrefix = '/api/v1';

export { type Contract, contract } from './contract';
export { type Example, examples } from './examples';
export { cacheControlOf, isPublic, maximumBodyBytesOf, procedure, type ProcedureMeta } from './procedure';
export { type AnyContract, type ContractRoute, createRouteTable, type RouteTable } from './routes';
export type { ItemsPage } from './content';
export { apiVersion, sharedSchemas, tags } from './reference';
export { defaultPageSize, maximumPageSize } from './parameters';
export { clockTime, journeyPreference } from './travel';
