import { currentRequestId, type Refusal, type RefusedRequest } from '@raang/server';
import { createI18n } from '@raang/i18n';
import {
  defaultNotFoundMessage,
  notFoundMessage,
  RefusalView,
  refusalTitle,
  toPageTitle,
} from '@raang/views';
import { siteName } from 'raang:authority';
import { href } from '../../../addresses/href';
import { localeOfPath } from '../../../addresses/locale-of-path';
import { loadWords, wordsIn } from '../../../language/words';
import { negotiateLocale } from '../../../language/locale-negotiation';
import { renderStaticDocument } from './static-document';

/** A refusal as a page: its status, its code, and a sentence in the visitor's language. */
export function refusalPage(refusal: Refusal, request: RefusedRequest): Promise<Response> {
  return pageOf(refusal, request, refusal.status === 404 ? defaultNotFoundMessage : codeOf(refusal));
}

/** With the request's id if the error is on our side, so that a visitor can quote it. */
function codeOf({ status, code }: Refusal): string {
  const id = currentRequestId();
  return status >= 500 && id ? `${code} ${id}` : code;
}

/** The refusal of an address that has no route. */
export function unknownPage(refusal: Refusal, request: RefusedRequest): Promise<Response> {
  return pageOf(refusal, request, notFoundMessage('unmatched', request.pathname));
}

async function pageOf(
  { status, headers: refusalHeaders }: Refusal,
  { pathname, headers }: RefusedRequest,
  message: string,
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
        <RefusalView
          status={status}
          message={message}
          siteName={siteName[locale]}
          homeHref={href.home(locale)}
        />
      ),
    },
    { status, headers: refusalHeaders },
  );
}
