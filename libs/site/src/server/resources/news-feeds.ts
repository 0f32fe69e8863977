import { isError } from '@raang/api-client';
import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { isLocale, type Locale } from '@raang/domain/locale';
import {
  feedTypes,
  type NewsFeedFormat,
  hasNewsFeed,
  type ModelContext,
  toCalendarModel,
  toNewsFeedModel,
} from '@raang/views';
import { href } from '../../addresses/href';
import { toCalendar } from './news-feeds/calendar';
import { readEnclosure } from './news-feeds/enclosure';
import { toJsonFeed } from './news-feeds/json-feed';
import { toRss } from './news-feeds/rss';
import { everyItem } from '../models/every-item';
import { clientFolder } from '../services/folders';
import { createModelContext } from '../models/model-context';
import type { Client } from '../services/request-client';
import { getServices } from '../services/services';
import { refusalPage } from '../render/static-pages/refusal-page';

/** Readers ask every few minutes at most, and nothing here is urgent. */
const cacheControl = 'public, max-age=300';

/** Several months of news; a reader that asks once a week misses nothing. */
const itemsPerFeed = 30;

const formats: Record<string, NewsFeedFormat> = { 'feed.xml': 'rss', 'feed.json': 'json' };
const writers = { rss: toRss, json: toJsonFeed };

/** What a request asks about: a category, or an item if it has an id. */
interface Subject {
  locale: Locale;
  group: string;
  category: string;
  id?: string;
}

/** Feeds of a category, calendars of a category and of an item: files below their page. */
export function newsFeedResource({ pathname }: RequestTarget): Resource | undefined {
  const [, locale, group, category, ...rest] = pathname.split('/');
  const name = rest.at(-1) ?? '';
  if (!isLocale(locale) || !group || !category || rest.length > 2) return undefined;
  const [id] = rest.length === 2 ? rest : [];
  const subject = { locale, group, category, ...(id && { id }) };
  if (name === 'calendar.ics') return readOnly(pathname, name, (request) => answerCalendar(request, subject));
  const format = rest.length === 1 && Object.hasOwn(formats, name) ? formats[name] : undefined;
  return format && readOnly(pathname, name, (request) => answerFeed(request, subject, format));
}

const readOnly = (key: string, file: string, answer: Resource['answer']): Resource => ({
  name: `/$lang/$group/$category/${file}`,
  methods: ['GET'],
  public: true,
  cacheControl,
  key,
  answer,
  refuse: refusalPage,
});

const notFound = () => new Refusal(404, 'This category has no such feed.');

async function answerFeed(request: Request, subject: Subject, format: NewsFeedFormat): Promise<Response> {
  const { clientFor, media, mediaFolder, publicUrl } = await getServices();
  const client = clientFor(request);
  const place = await findPlace(client, subject);
  if (!hasNewsFeed(place.category.template)) throw notFound();
  const { locale: lang, group, category } = subject;
  const { items } = await client.content.items({ group, category, lang, pageSize: itemsPerFeed });
  const feed = toNewsFeedModel({ ...place, items }, await createModelContext(lang));
  const folders = { media, mediaFolder, clientFolder: clientFolder() };
  const illustrated = await Promise.all(
    feed.items.map(async (item) => ({
      ...item,
      enclosure: await readEnclosure(item.picturePath, { publicUrl, folders }),
    })),
  );
  return file(writers[format]({ ...feed, items: illustrated }), feedTypes[format]);
}

async function answerCalendar(request: Request, subject: Subject): Promise<Response> {
  const { clientFor } = await getServices();
  const client = clientFor(request);
  const [place, items] = await Promise.all([findPlace(client, subject), findItems(client, subject)]);
  const context: ModelContext = await createModelContext(subject.locale);
  const calendar = toCalendarModel({ ...place, items }, context);
  if (calendar.entries.length === 0) throw notFound();
  const selfUrl = new URL(href.calendar(subject.locale, subject), context.publicUrl).href;
  const response = file(toCalendar(calendar, selfUrl), feedTypes.calendar);
  const name = subject.id ?? subject.category;
  // opens in the calendar program; this is the name if a browser saves it
  response.headers.set('content-disposition', `inline; filename="${name}.ics"`);
  return response;
}

const file = (text: string, type: string) =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

async function findPlace(client: Client, subject: Subject) {
  const group = (await client.content.categories()).find(({ slug }) => slug === subject.group);
  const category = group?.categories.find(({ slug }) => slug === subject.category);
  if (!group || !category) throw notFound();
  return { group, category };
}

/** The item that the subject names, or every item of its category. */
async function findItems(client: Client, { locale: lang, id, ...address }: Subject) {
  try {
    if (id === undefined) return await everyItem(client, { ...address, lang });
    return [(await client.content.item({ ...address, id, lang })).item];
  } catch (error) {
    if (isError(error, 'NOT_FOUND') || isError(error, 'BAD_REQUEST')) throw notFound();
    throw error;
  }
}
