import { createI18n } from '@raang/i18n';
import { RefusalView, refusalTitle, toPageTitle } from '@raang/views';
import { siteName } from '../../../authority/authority';
import { href } from '../../addresses/href';
import { localeOfPath } from '../../addresses/page-address';
import { loadWords, wordsIn } from '../../language/words';
import { negotiateLocale } from '../../language/locale-negotiation';
import type { Refusal } from '../http/refusal';
import type { RefusedRequest } from '../resource';
import { renderStaticDocument } from './static-document';

/** A refusal as a page: its status, its code, and a sentence in the visitor's language. */
export async function refusalPage(
  { status, code, headers: refusalHeaders }: Refusal,
  { pathname, headers }: RefusedRequest,
): Promise<Response> {
  const locale = localeOfPath(pathname) ?? negotiateLocale(headers);
  await loadWords(locale);
  const i18n = createI18n(locale, wordsIn(locale).messages);
  return renderStaticDocument(
    {
      locale,
      title: toPageTitle(i18n._(refusalTitle(status)), siteName[locale]),
      isIndexed: false,
      children: (
        <RefusalView status={status} code={code} siteName={siteName[locale]} homeHref={href.home(locale)} />
      ),
    },
    { status, headers: refusalHeaders },
  );
}
