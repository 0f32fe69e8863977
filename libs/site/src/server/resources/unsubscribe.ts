import { readForm, Refusal, type RequestTarget, type Resource } from '@raang/server';
import { isLocale } from '@raang/domain/locale';
import { href } from '../../addresses/href';
import { refusalPage } from '../render/static-pages/refusal-page';
import { getServices } from '../services/services';

/** What a mail program sends: one field. */
const oneClickBytes = 1024;

/**
 * `/<locale>/unsubscribe/<token>`: the address in the header of a mail. A mail program ends the subscription by POST, from
 * anywhere and without a question (RFC 8058); a person who opens the address sees the page of the subscription.
 */
export function unsubscribeResource({ pathname }: RequestTarget): Resource | undefined {
  const [, locale, token] = /^\/([^/]+)\/unsubscribe\/([\w.-]+)$/.exec(pathname) ?? [];
  if (!isLocale(locale) || !token) return undefined;
  return {
    name: '/$lang/unsubscribe/$token',
    methods: ['GET', 'POST'],
    public: false,
    maximumBodyBytes: oneClickBytes,
    answer: (request) =>
      request.method === 'POST'
        ? endByOneClick(request, token)
        : Promise.resolve(seeOther(href.subscription(locale, token))),
    refuse: refusalPage,
  };
}

/**
 * Responds without a redirect, which mail programs do not follow.
 * @throws Refusal 400 for another form than that of RFC 8058
 */
async function endByOneClick(request: Request, token: string): Promise<Response> {
  const form = await readForm(request);
  if (form.get('List-Unsubscribe') !== 'One-Click')
    throw new Refusal(400, 'To unsubscribe, send List-Unsubscribe=One-Click (RFC 8058).');
  const { clientFor } = await getServices();
  await clientFor({ headers: new Headers() }).subscriptions.unsubscribe({ token });
  return new Response('unsubscribed\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
