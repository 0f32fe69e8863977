import { contentContract } from './content';

/** The product API. Every path stands under `/api/v1`. */
export const contract = { content: contentContract };
export type Contract = typeof contract;

/** Where the API is mounted, on this site and on any other. */
export const apiPrefix = '/api/v1';

export { defaultPageSize, type ItemsPage, maximumPageSize } from './content';
