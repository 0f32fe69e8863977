import type { Api } from '@raang/api';
import type { Locale } from '@raang/domain';
import { createI18n, loadCatalog } from '@raang/i18n';
import { networkTime } from '@raang/text-time';
import { toDrawing } from '@raang/ui';
import type { HeadModel, ModelContext } from '@raang/views';
import { icons } from '@iconify-json/lucide';
import type { ReactNode } from 'react';
import { authority } from '../../authority/authority';
import { hrefs } from './addresses';
import type { Services } from './services';

export type Client = ReturnType<Api['clientFor']>;

/** A request for a page. */
export interface Visit {
  request: Request;
  url: URL;
  /** Typed values of the query. */
  query: Readonly<Record<string, string>>;
  context: ModelContext;
  /** The API, in process. */
  client: Client;
  now: Date;
}

/** What a page function makes of a visit. */
export interface Page {
  head: Pick<HeadModel, 'title' | 'description'> & Partial<HeadModel>;
  body: ReactNode;
  /** @default 200 */
  status?: number;
  /**
   * For how long caches may keep it: the same for everybody for a minute, live for a few seconds, or of this visitor alone.
   * @default 'page'
   */
  cache?: 'page' | 'live' | 'private';
}

/** Arguments after the visit are the parameters of the path. */
export type ShowPage = (visit: Visit, ...parameters: string[]) => Promise<Page | Response>;

/** The context of every model: they read no clock and no environment. */
export async function contextOf(locale: Locale, { now, publicUrl }: Services): Promise<ModelContext> {
  return {
    locale,
    defaultLocale: authority.defaultLocale,
    i18n: createI18n(locale, await loadCatalog(locale)),
    hrefs,
    pages: authority.pages,
    today: networkTime.dayOf(now()),
    lines: authority.lines,
    connectingLines: [],
    siteName: authority.siteName[locale],
    authorityName: authority.name[locale],
    publicUrl,
    iconOf,
  };
}

function iconOf(icon: string) {
  const name = icon.replace(/^lucide:/, '');
  const drawing = toDrawing(icons, name) ?? toDrawing(icons, 'info');
  return { prefix: 'lucide', name, drawing: drawing! };
}
