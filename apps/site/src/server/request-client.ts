import { getRequest } from '@tanstack/react-start/server';
import { getServices, type Services } from './services';

/** The product API, in this process or over HTTP. */
export type Client = ReturnType<Services['clientFor']>;

/** The product API on behalf of the current request's visitor. */
export async function requestClient(): Promise<Client> {
  const { clientFor } = await getServices();
  return clientFor(getRequest());
}
