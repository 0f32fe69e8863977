import { ORPCError } from '@orpc/client';
import { type FareSources, type ListingSources, readFareQuestion, toFareQuery } from '@raang/views';
import type { Client } from '../../server/request-client';
import type { ListingRequest } from './listing-request';

/** What a journey costs, where one is asked about, and all fares of the chosen line or the first one. */
export async function fareSources(
  client: Client,
  { filter, address, question = {}, today }: ListingRequest,
): Promise<ListingSources> {
  const [lines, stations] = await Promise.all([client.network.lines(), client.network.stations({})]);
  const asked = readFareQuestion(question, stations, { locale: address.lang, today });
  const { from, to, rider } = toFareQuery(asked);
  const date = asked.date.day;
  const line = filter.line ?? lines[0]?.id;
  const [between, ofLine] = await Promise.all([
    from && to && date ? client.fares.between({ from, to, date }) : undefined,
    line ? lineFares(client, { line, date: date ?? today, rider }) : undefined,
  ]);
  const isRiderUnknown = rider !== undefined && ofLine?.riderCategories.every(({ id }) => id !== rider);
  const known = isRiderUnknown ? { ...asked, rider: undefined } : asked;
  return { lines, stations, fares: { question: known, isRiderUnknown, between, ofLine } };
}

/** For the rider that was asked for, or the ordinary one where the tariff does not know that rider. */
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
    // a line that had no fares on that day: the page says so
    if (error instanceof ORPCError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
