import { defaultLocale } from '@raang/domain/locale';
import { createI18n, type Locale } from '@raang/i18n';
import { networkTime } from '@raang/text-time';
import type { ModelContext } from '@raang/views';
import { linesInFeed } from '../feed/lines-in-feed';
import { authority } from 'raang:authority';
import { href } from '../../addresses/href';
import { cacheLast } from '../cache/cache-last';
import { loadWords, messagesIn } from '../../language/words';
import { openIconNames } from '../pictures/icons/icon-names';
import type { Client } from '../services/request-client';
import { getServices } from '../services/services';

const contexts = cacheLast<ModelContext>();
const feedContexts = cacheLast<ModelContext>();

/** Context for the models of a day: the same object until the next one, by which models of items are shared. */
export async function createModelContext(locale: Locale): Promise<ModelContext> {
  const { now, publicUrl, clientFor } = await getServices();
  const today = networkTime.dayOf(now());
  // for everybody the same; while the API fails, pages keep the names of the authority
  const ownLines = await clientFor({ headers: new Headers() })
    .network.lines({ isOwn: true })
    .catch(() => undefined);
  return contexts(locale, [today, publicUrl, ownLines], async () => ({
    ...(await modelContextOf({ locale, today, publicUrl })),
    ...(ownLines && linesInFeed(ownLines, authority)),
  }));
}

/** Context for models of a day, wherever the site will be. */
export async function modelContextOf({
  locale,
  today,
  publicUrl,
}: Pick<ModelContext, 'locale' | 'today' | 'publicUrl'>): Promise<ModelContext> {
  const [iconOf] = await Promise.all([openIconNames(), loadWords(locale)]);
  return {
    locale,
    defaultLocale,
    i18n: createI18n(locale, messagesIn(locale)),
    hrefs: href,
    pages: authority.pages,
    today,
    lines: authority.lines,
    connectingLines: authority.connectingLines,
    siteName: authority.siteName[locale],
    authorityName: authority.name[locale],
    publicUrl,
    iconOf,
  };
}

/** Context for a page that states facts of the feed: it links their sources. */
export async function createFeedContext(locale: Locale, client: Client): Promise<ModelContext> {
  const [context, { sources }] = await Promise.all([createModelContext(locale), client.network.feed()]);
  return feedContexts(locale, [context, sources], async () => ({ ...context, dataSources: sources }));
}
