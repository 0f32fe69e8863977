import { isError } from '@raang/api-client';
import { isLocale, type Locale } from '@raang/domain/locale';
import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { type KeptRowModel, toKeptStation, toKeptWay } from '@raang/views';
import { keptRowFile, keptRowPath, type KeptRowQuestion } from '../../device/kept-row-path';
import { validEnd } from '../../device/kept-places';
import { createModelContext } from '../models/model-context';
import { placesFor } from '../models/places';
import { getServices } from '../services/services';

/** As long as a page that changes by the minute: every visitor with the same two stations shares it. */
const cacheControl = 'public, max-age=0, s-maxage=15';

/**
 * A row of the stations that a visitor's device keeps. It is asked by the device, without cookies, for two stations and nothing
 * else, so nothing here knows whose they are.
 */
export function keptRowResource({ pathname, search }: RequestTarget): Resource | undefined {
  const [, locale, file, ...rest] = pathname.split('/');
  if (!isLocale(locale) || file !== keptRowFile || rest.length > 0) return undefined;
  const question = readQuestion(new URLSearchParams(search));
  return {
    name: `/$lang/${keptRowFile}`,
    methods: ['GET'],
    public: true,
    cacheControl,
    key: keptRowPath(locale, question),
    purpose: 'searches',
    answer: async (request) => Response.json(await answerRow(locale, question, request)),
  };
}

/** More than a way has. */
const mostLines = 10;

/** Other values than those that the planner has are ignored. */
function readQuestion(query: URLSearchParams): KeptRowQuestion {
  return {
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    prefer: query.get('prefer') === 'fewest-changes' ? 'fewest-changes' : undefined,
    stepFree: query.get('stepFree') === 'yes' ? 'yes' : undefined,
    lines: readList(query.get('lines')),
    changes: readList(query.get('changes')),
  };
}

const readList = (list: string | null) =>
  list
    ?.split('.')
    .filter((part) => validEnd.test(part))
    .slice(0, mostLines);

async function answerRow(locale: Locale, question: KeptRowQuestion, request: Request): Promise<KeptRowModel> {
  try {
    const row = await toRow(locale, question, request);
    if (row) return row;
  } catch (error) {
    if (!isError(error, 'NOT_FOUND') && !isError(error, 'BAD_REQUEST')) throw error;
  }
  throw new Refusal(404, 'The network has no such station.');
}

async function toRow(
  locale: Locale,
  { from, to, prefer, stepFree, lines, changes }: KeptRowQuestion,
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
      { from, to, ...(prefer && { prefer }), ...(stepFree && { stepFree }), lines, changes },
      from ? await client.travel.journeys({ from, to, prefer, stepFree: stepFree === 'yes' }) : undefined,
      data,
      context,
    );
  return from
    ? toKeptStation(from, await client.travel.departures({ code: from }), data, context)
    : undefined;
}
