import { I18nProvider } from '@lingui/react';
import { KeptWords, LabelsProvider } from '@raang/ui';
import { labels as en } from '@raang/ui/labels/en';
import { labels as th } from '@raang/ui/labels/th';
import { renderToString } from 'react-dom/server';
import { authority } from '../authority/authority';
import { Frame, loadFrame } from './frame';
import type { Page, Visit } from './visit/page';

const labels = { en, th };

/** The whole HTML of a page. Browsers show it without a script. */
export async function renderDocument(
  { head, body }: Page,
  visit: Visit,
  stylesheets: readonly string[],
): Promise<string> {
  const { locale, i18n } = visit.context;
  const frame = await loadFrame(visit);
  const html = renderToString(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {(authority.notice || head.isIndexed === false) && <meta name="robots" content="noindex" />}
        {head.canonical && <link rel="canonical" href={head.canonical} />}
        {head.alternates?.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
        <link rel="icon" href={authority.logo} type="image/svg+xml" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <I18nProvider i18n={i18n} defaultComponent={KeptWords}>
          <LabelsProvider labels={labels[locale]}>
            <Frame {...frame} visit={visit}>
              {body}
            </Frame>
          </LabelsProvider>
        </I18nProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
