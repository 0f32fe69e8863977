import { freshnessHeaders, notModified, Refusal } from '@raang/server';
import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/client';
import type { InProcessApi } from '@raang/api';
import type { Item, Locale } from '@raang/domain';
import { isLocale } from '@raang/domain/locale';
import { createI18n, loadCatalog } from '@raang/i18n';
import { markedTitle } from '@raang/views';
import type { Authority } from '../../../../authority/authority';
import hero from '../../../../assets/hero.svg?raw';
import { sourceLimits } from '../allowed';
import { readWithin } from '../make-picture';
import { findPicture, type PictureFolders } from '../picture-source';
import type { PictureProcessor } from '../picture-processor';
import { drawCard, type LineMark, type SocialCard } from './draw-card';

export const socialPrefix = '/social/';

/** Increment to change the cards of existing URLs. */
const cardVersion = '1';

/** The URL stays when the words change, so the lifetime is short; an unchanged card is revalidated by its ETag. */
const cacheControl = 'public, max-age=3600';

export interface SocialCardOptions {
  client: InProcessApi;
  authority: Authority;
  folders: PictureFolders;
  processor: PictureProcessor;
}

/** A card with its picture, which is read only when the card is drawn. */
interface Order {
  card: SocialCard;
  /** Changes with the picture; empty without one. */
  pictureIdentity: string;
  readPicture: () => Promise<Buffer | undefined>;
}

/** `/social/<locale>.jpg` for the site, `/social/<locale>/<group>/<category>/<id>.jpg` for an item. */
export function createSocialCards(options: SocialCardOptions) {
  const { processor } = options;
  return async (request: Request): Promise<Response> => {
    const { card, pictureIdentity, readPicture } = await orderOf(new URL(request.url).pathname, options);
    const etag = createHash('sha256')
      .update(JSON.stringify([cardVersion, card, pictureIdentity]))
      .digest('hex')
      .slice(0, 32);
    const freshness = { etag, cacheControl };
    const draw = () =>
      processor.findOrMake(request, `${etag}.card.jpeg`, async (sharp) =>
        drawCard(sharp, card, await readPicture()),
      );
    return (
      notModified(request, freshness) ??
      new Response(new Uint8Array(await draw()), {
        headers: { 'content-type': 'image/jpeg', ...freshnessHeaders(freshness) },
      })
    );
  };
}

const unknown = () => new Refusal(404, 'Card not found.');

async function orderOf(pathname: string, options: SocialCardOptions): Promise<Order> {
  const [, path] = /^\/social\/(.+)\.jpg$/.exec(pathname) ?? [];
  const [locale, group, category, id, ...more] = path?.split('/') ?? [];
  if (!isLocale(locale) || more.length > 0) throw unknown();
  if (group === undefined) return siteOrder(locale, options);
  if (!category || !id) throw unknown();
  return itemOrder(locale, { group, category, id }, options);
}

function siteOrder(locale: Locale, { authority }: SocialCardOptions): Order {
  return {
    card: {
      locale,
      siteName: authority.siteName[locale],
      label: authority.name[locale],
      title: authority.tagline[locale],
      lines: marks(authority, locale),
      band: authority.lines.map(({ colour }) => colour),
    },
    pictureIdentity: createHash('sha256').update(hero).digest('hex'),
    readPicture: () => Promise.resolve(Buffer.from(hero)),
  };
}

async function itemOrder(
  locale: Locale,
  address: { group: string; category: string; id: string },
  { client, authority, folders }: SocialCardOptions,
): Promise<Order> {
  const [groups, item] = await Promise.all([client.content.categories(), findItem(client, address, locale)]);
  const category = groups
    .find(({ slug }) => slug === address.group)
    ?.categories.find(({ slug }) => slug === address.category);
  if (!category) throw unknown();
  const lines = marks(authority, locale).filter((_, index) =>
    item.lines.some((line) => line === authority.lines[index]!.id),
  );
  const colours = (lines.length > 0 ? lines : authority.lines).map(({ colour }) => colour);
  return {
    card: {
      locale: item.locale,
      siteName: authority.siteName[locale],
      label: category.name[locale],
      title: markedTitle(item, { i18n: createI18n(item.locale, await loadCatalog(item.locale)) }),
      lines,
      band: colours,
    },
    pictureIdentity: item.pictureUrl ?? '',
    readPicture: () => readContentPicture(item.pictureUrl, folders),
  };
}

async function findItem(
  { content }: InProcessApi,
  address: { group: string; category: string; id: string },
  lang: Locale,
): Promise<Item> {
  try {
    return (await content.item({ ...address, lang })).item;
  } catch (error) {
    if (error instanceof ORPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      throw unknown();
    throw error;
  }
}

function marks({ lines }: Authority, locale: Locale): LineMark[] {
  return lines.map(({ name, colour, ink }) => ({ name: name[locale], colour, ink }));
}

/**
 * Undefined if this site does not have the file, for example when it uses another site's API: the card is then drawn
 * without it.
 */
async function readContentPicture(
  url: string | undefined,
  folders: PictureFolders,
): Promise<Buffer | undefined> {
  if (!url) return undefined;
  try {
    const { file } = await findPicture(url.slice(1), folders);
    return await readWithin(file, sourceLimits.bytes);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
