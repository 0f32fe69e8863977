import { I18nProvider } from '@lingui/react';
import { createOpenApiDocument } from '@raang/api';
import { createI18n } from '@raang/i18n';
import { LabelsProvider } from '@raang/ui';
import { ApiReferenceView } from '@raang/views';
import { renderToStaticMarkup } from 'react-dom/server';
import { authority } from '../../../authority';
import styles from '../../styles.css?url';
import { loadWords, wordsIn } from '../../words';
import { toApiReference } from './to-api-reference';

export const documentPath = '/api/openapi.json';
export const referencePath = '/api/docs';

/** An hour: the contract changes with a release only. */
const cacheControl = 'public, max-age=3600';

const title = `${authority.siteName.en} API`;

/** `/api/openapi.json`, open to the tools of other teams wherever they run. */
export async function answerDocument(publicUrl: string): Promise<Response> {
  return Response.json(await createOpenApiDocument({ title, publicUrl }), {
    headers: { 'cache-control': cacheControl, 'access-control-allow-origin': '*' },
  });
}

/** `/api/docs`: for developers, so in English like the contract itself. */
export async function answerReference(publicUrl: string): Promise<Response> {
  const model = toApiReference(await createOpenApiDocument({ title, publicUrl }), documentPath);
  await loadWords('en');
  const { messages, labels } = wordsIn('en');
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{model.title}</title>
        <meta name="description" content={model.description} />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <I18nProvider i18n={createI18n('en', messages)}>
          <LabelsProvider labels={labels}>
            <main>
              <ApiReferenceView model={model} />
            </main>
          </LabelsProvider>
        </I18nProvider>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  });
}
