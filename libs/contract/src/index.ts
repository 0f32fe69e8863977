import { contentContract } from './content';
import { faresContract } from './fares';
import { foundItemsContract } from './found-items';
import { networkContract } from './network';
import { noticesContract } from './notices';
import { travelContract } from './travel';

/** The product API. Every path starts with `/api/v1`. */
export const contract = {
  content: contentContract,
  network: networkContract,
  fares: faresContract,
  travel: travelContract,
  notices: noticesContract,
  foundItems: foundItemsContract,
};
export type Contract = typeof contract;

/** Path prefix of the API. */
export const apiPrefix = '/api/v1';

export { type Example, examples } from './examples';
export { cacheControlOf, isPublic, maximumBodyBytesOf, procedure, type ProcedureMeta } from './procedure';
export { type AnyContract, type ContractRoute, createRouteTable, type RouteTable } from './routes';
export type { ItemsPage } from './content';
export { apiVersion, sharedSchemas, tags } from './reference';
export { defaultPageSize, maximumPageSize } from './parameters';
export { clockTime, journeyPreference } from './travel';
