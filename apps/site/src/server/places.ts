import type { NamedPlace } from '@raang/domain';
import { getServices } from './services';
import type { Client } from './request-client';

/** Places change with the content only, when a process starts. */
const keptMilliseconds = 60_000;

let kept: { places: Promise<readonly NamedPlace[]>; until: number } | undefined;

/** The places that passengers name, at most a minute old. Equal calls share one request. */
export async function placesOf(client: Client): Promise<readonly NamedPlace[]> {
  const now = (await getServices()).now().getTime();
  if (!kept || kept.until < now) {
    const places = client.gazetteer.places();
    kept = { places, until: now + keptMilliseconds };
    // a failure is not kept: the next caller tries again
    places.catch(() => (kept = undefined));
  }
  return kept.places;
}

/** The places for reading typed stations. None if the texts are empty or codes, which name no place. */
export async function placesFor(
  client: Client,
  ...typed: readonly (string | undefined)[]
): Promise<readonly NamedPlace[]> {
  const isNamed = typed.some((text) => text && !/^\s*[A-Z]{1,3}\d{1,2}\s*$/.test(text));
  return isNamed ? placesOf(client) : [];
}
