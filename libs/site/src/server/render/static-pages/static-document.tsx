import { contentSecurityPolicy, policyHeaders } from '@raang/server';
import { I18nProvider } from '@lingui/react';
import type { Locale } from '@raang/domain';
import { createI18n } from '@raang/i18n';
import { KeptWords, LabelsProvider } from '@raang/ui';
import { FrameStrip } from '@raang/views';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { website } from 'raang:authority';
import styles from '../../../styles.css?url';
import { loadWords, wordsIn } from '../../../language/words';
import { ownEdition } from '../../services/edition';

interface StaticDocument {
  locale: Locale;
  /** In the language's words. */
  title: string;
  description?: string;
  isIndexed: boolean;
  children: ReactNode;
}

/** Renders a document without JavaScript, outside the router. */
export async function renderStaticDocument(
  { locale, title, description, isIndexed, children }: StaticDocument,
  init: ResponseInit = {},
): Promise<Response> {
  await loadWords(locale);
  const { messages, labels } = wordsIn(locale);
  const isDemonstration = ownEdition() === 'demonstration';
  const html = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description && <meta name="description" content={description} />}
        {(!isIndexed || isDemonstration) && <meta name="robots" content="noindex" />}
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <I18nProvider i18n={createI18n(locale, messages)} defaultComponent={KeptWords}>
          <LabelsProvider labels={labels}>
            <FrameStrip officialWebsite={isDemonstration ? website : undefined} />
            <main>{children}</main>
          </LabelsProvider>
        </I18nProvider>
      </body>
    </html>,
  );
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(policyHeaders(contentSecurityPolicy())))
    headers.set(name, value);
  return new Response(`<!doctype html>${html}`, { ...init, headers });
}
