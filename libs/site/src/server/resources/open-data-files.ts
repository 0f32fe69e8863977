import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { writeRealtime } from '@raang/api';
import { openTableNames } from '@raang/views';
import { archiveName, openMediaTypes, toArchiveFiles, toChecksums } from './open-data/open-files';
import { readOpenData } from './open-data/read-open-data';
import type { Client } from '../services/request-client';
import { getServices } from '../services/services';
import { refusalPage } from '../render/static-pages/refusal-page';

const prefix = '/open-data/';

/** One minute, as the API's responses. */
const cacheControl = 'public, max-age=60';
/** As long as the API's alerts: passengers need to know about a closed station within seconds. */
const alertsCacheControl = 'public, max-age=15';

interface OpenResource {
  cacheControl: string;
  answer: (client: Client) => Promise<Response>;
}

const kept = (answer: OpenResource['answer']): OpenResource => ({ cacheControl, answer });
const live = (answer: OpenResource['answer']): OpenResource => ({ cacheControl: alertsCacheControl, answer });

/** Every file by its name. */
const resources: Readonly<Record<string, OpenResource>> = {
  [archiveName]: kept(answerArchive),
  SHA256SUMS: kept(answerChecksums),
  'alerts.pb': live(async (client) =>
    respond(new Uint8Array(writeRealtime(await client.notices.realtime())), {
      name: 'alerts.pb',
      mediaType: openMediaTypes.protobuf,
    }),
  ),
  'alerts.json': live(async (client) =>
    respond(JSON.stringify(await client.notices.realtime()), {
      name: 'alerts.json',
      mediaType: openMediaTypes.json,
    }),
  ),
  ...Object.fromEntries(
    openTableNames
      .flatMap((table) => [`${table}.csv`, `${table}.json`, `${table}.csv-metadata.json`])
      .map((name) => [name, kept((client) => answerTable(client, name))]),
  ),
};

/** Files for other programs, which pages of every origin may read. */
export function openDataResource({ pathname }: RequestTarget): Resource | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  const name = pathname.slice(prefix.length);
  const found = Object.hasOwn(resources, name) ? resources[name] : undefined;
  return {
    name: `${prefix}${found ? name : ''}`,
    methods: ['GET'],
    public: true,
    ...(found && { cacheControl: found.cacheControl, key: pathname }),
    answer: async (request) => {
      if (!found) throw notFound();
      return found.answer((await getServices()).clientFor(request));
    },
    refuse: refusalPage,
  };
}

const notFound = () => new Refusal(404, 'There is no such file of open data.');

async function answerArchive(client: Client): Promise<Response> {
  const [feed, archive] = await Promise.all([client.network.feed(), client.network.archive()]);
  const [file] = toArchiveFiles(feed);
  if (!file || !archive) throw notFound();
  return respond(await archive.arrayBuffer(), file);
}

async function answerTable(client: Client, name: string): Promise<Response> {
  const file = (await readOpenData(client)).files.find((one) => one.name === name);
  if (!file) throw notFound();
  const response = respond(file.text, file);
  // where programs look for the columns of a CSV file (CSV on the Web)
  if (file.mediaType === openMediaTypes.csv)
    response.headers.set('link', `<${name}-metadata.json>; rel="describedby"; type="${openMediaTypes.csvw}"`);
  return response;
}

async function answerChecksums(client: Client): Promise<Response> {
  const { feed, files } = await readOpenData(client);
  return respond(toChecksums([...toArchiveFiles(feed), ...files]), {
    name: 'SHA256SUMS',
    mediaType: 'text/plain',
  });
}

interface SentFile {
  name: string;
  mediaType: string;
  changedAt?: string | undefined;
}

function respond(
  body: string | ArrayBuffer | Uint8Array<ArrayBuffer>,
  { name, mediaType, changedAt }: SentFile,
): Response {
  const isShown = mediaType.endsWith('json') || mediaType === 'text/plain';
  return new Response(body, {
    headers: {
      'content-type': mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      'access-control-allow-origin': '*',
      ...(changedAt && { 'last-modified': new Date(changedAt).toUTCString() }),
    },
  });
}
