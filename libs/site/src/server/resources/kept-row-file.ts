import { isError } from '@raang/api-client';
import { isLocale, type Locale } from '@raang/domain/locale';
import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { type KeptRowModel, toKeptStation, toKeptWay } from '@raang/views';
import { keptRowFile, keptRowPath } from '../../device/kept-row-path';
import { createModelContext } from '../models/model-context';
import { placesFor } from '../models/places';
import { getServices } from '../services/services';

/** As long as a page that changes by the minute: every visitor with the same two stations shares it. */
const cacheControl = 'public, max-age=0, s-maxage=15';

interface Ends {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * A row of the stations that a visitor's device keeps. It is asked by the device, without cookies, for two stations and nothing
 * else, so nothing here knows whose they are.
 */
export function keptRowResource({ pathname, search }: RequestTarget): Resource | undefined {
  const [, locale, file, ...rest] = pathname.split('/');
  if (!isLocale(locale) || file !== keptRowFile || rest.length > 0) return undefined;
  const query = new URLSearchParams(search);
  const ends = { from: query.get('from') ?? undefined, to: query.get('to') ?? undefined };
  return {
    name: `/$lang/${keptRowFile}`,
    methods: ['GET'],
    public: true,
    cacheControl,
    key: keptRowPath(locale, ends),
    purpose: 'searches',
    answer: async (request) => Response.json(await answerRow(locale, ends, request)),
  };
}

async function answerRow(locale: Locale, ends: Ends, request: Request): Promise<KeptRowModel> {
  try {
    const row = await toRow(locale, ends, request);
    if (row) return row;
  } catch (error) {
    if (!isError(error, 'NOT_FOUND') && !isError(error, 'BAD_REQUEST')) throw error;
  }
  throw new Refusal(404, 'The network has no such station.');
}

async function toRow(
  locale: Locale,
  { from, to }: Ends,
  request: Request,
): Promise<KeptRowModel | undefined> {
  const { clientFor, now } = await getServices();
  const client = clientFor(request);
  const [stations, places, context] = await Promise.all([
    client.network.stations({}),
    placesFor(client, from, to),
    createModelContext(locale),
  ]);
  const data = { stations, places, now: now() };
  if (to)
    return toKeptWay(
      { from, to },
      from ? await client.travel.journeys({ from, to }) : undefined,
      data,
      context,
    );
  return from
    ? toKeptStation(from, await client.travel.departures({ code: from }), data, context)
    : undefined;
}
