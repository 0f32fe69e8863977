import type { NamedPlace } from '@raang/domain';
import type { Client } from '../services/request-client';

/** The places that passengers name. The client's results are shared until the places change. */
export const placesOf = (client: Client): Promise<readonly NamedPlace[]> => client.gazetteer.places();

/** The places for reading typed stations. None if the texts are empty or codes, which name no place. */
export async function placesFor(
  client: Client,
  ...typed: readonly (string | undefined)[]
): Promise<readonly NamedPlace[]> {
  const isNamed = typed.some((text) => text && !/^\s*[A-Z]{1,3}\d{1,2}\s*$/.test(text));
  return isNamed ? placesOf(client) : [];
}
