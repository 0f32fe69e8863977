import type { ApiClient } from '@raang/api-client';
import { getRequest } from '@tanstack/react-start/server';
import { getServices } from './services';

/** The product API, in this process or over HTTP. */
export type Client = ApiClient;

/** The product API on behalf of the current request's visitor. */
export async function requestClient(): Promise<Client> {
  const { clientFor } = await getServices();
  return clientFor(getRequest());
}
