import { ORPCError } from '@orpc/client';
import { type FareSources, readFareQuestion, toFareQuery } from '@raang/views';
import { placesFor } from '../../server/models/places';
import type { Client } from '../../server/services/request-client';
import type { ListingRequest } from '../listing-request';

/** Loads the fare between two stations, if the visitor chose two, and all fares of the chosen or first line. */
export async function loadFares(
  client: Client,
  { lineIds: [line], address, question, today }: ListingRequest,
): Promise<FareSources> {
  const [stations, places] = await Promise.all([
    client.network.stations({}),
    placesFor(client, question.from, question.to),
  ]);
  const asked = readFareQuestion(question, stations, { locale: address.lang, today, places });
  const { from, to, rider } = toFareQuery(asked);
  const date = asked.date.day;
  const [between, ofLine] = await Promise.all([
    from && to && date ? client.fares.between({ from, to, date }) : undefined,
    line ? lineFares(client, { line, date: date ?? today, rider }) : undefined,
  ]);
  const isRiderUnknown = rider !== undefined && ofLine?.riderCategories.every(({ id }) => id !== rider);
  const known = isRiderUnknown ? { ...asked, rider: undefined } : asked;
  return { question: known, isRiderUnknown, between, ofLine };
}

/**
 * Returns the fares of the rider category in the query, or of the default category if the tariff does not have it.
 */
async function lineFares(
  client: Client,
  { line, date, rider }: { line: string; date: string; rider: string | undefined },
): Promise<FareSources['ofLine']> {
  try {
    const ordinary = await client.fares.matrix({ line, date });
    const asked = ordinary.riderCategories.find(({ id }) => id === rider);
    if (!asked || asked.id === ordinary.riderCategory) return ordinary;
    return await client.fares.matrix({ line, date, riderCategory: asked.id });
  } catch (error) {
    // the line has no fares on that day: the page says so
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
