import { refuseForeignOrigin, type RequestTarget, type Resource } from '@raang/server';
import { isError } from '@raang/api-client';
import { isLocale, type Locale } from '@raang/domain/locale';
import { switches } from '../../authority/switches';
import { href } from '../../addresses/href';
import { negotiateLocale } from '../../language/locale-negotiation';
import { noCaseAccessCookie } from '../forms/case-forms/case-access';
import { getServices } from '../services/services';
import { addSignedInHint } from '../forms/signed-in-cookie';
import { refusalPage } from '../render/static-pages/refusal-page';

const changePasswordPath = '/.well-known/change-password';

/** What a browser sends with a form of one button. */
const buttonBytes = 1024;

/** Signing out, the download of an account's data, and the way to its password. They show no page. */
export function accountResource({ pathname }: RequestTarget): Resource | undefined {
  if (!switches.accounts) return undefined;
  if (pathname === changePasswordPath)
    return {
      name: changePasswordPath,
      methods: ['GET'],
      public: false,
      answer: leadToPassword,
      refuse: refusalPage,
    };
  const [, locale] = pathname.split('/');
  if (!isLocale(locale)) return undefined;
  if (pathname === href.account(locale, 'logout'))
    // by POST only: previews and crawlers follow links
    return {
      name: '/$lang/logout',
      methods: ['POST'],
      public: false,
      maximumBodyBytes: buttonBytes,
      answer: (request) => signOut(request, locale),
      refuse: refusalPage,
    };
  if (pathname === href.account(locale, 'export'))
    return {
      name: '/$lang/export',
      methods: ['GET'],
      public: false,
      answer: (request) => download(request, locale),
      refuse: refusalPage,
    };
  return undefined;
}

/**
 * Where password managers send people who change their password: the form in the visitor's language, after signing in.
 * https://w3c.github.io/webappsec-change-password-url/
 */
async function leadToPassword({ headers }: Request): Promise<Response> {
  const { clientFor } = await getServices();
  const locale = negotiateLocale(headers);
  const form = `${href.account(locale, 'profile')}#password`;
  try {
    await clientFor({ headers }).me.get();
    return seeOther(form);
  } catch (error) {
    return signInFirst(error, locale, form);
  }
}

/** @throws Refusal 403 for another site's form */
async function signOut(request: Request, locale: Locale): Promise<Response> {
  await refuseForeignOrigin(request);
  const { clientFor } = await getServices();
  const headers = new Headers({ location: href.home(locale) });
  await clientFor(request, headers).accounts.logout();
  addSignedInHint(headers);
  headers.append('set-cookie', await noCaseAccessCookie());
  return new Response(null, { status: 303, headers });
}

async function download(request: Request, locale: Locale): Promise<Response> {
  const { clientFor } = await getServices();
  try {
    const data = await clientFor(request).me.export();
    const name = `account-${data.exportedAt.slice(0, 10)}.json`;
    return new Response(JSON.stringify(data, undefined, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    return signInFirst(error, locale, href.account(locale, 'profile'));
  }
}

/** @throws the error, unless it says that the visitor is a guest */
function signInFirst(error: unknown, locale: Locale, next: string): Response {
  if (!isError(error, 'UNAUTHORIZED')) throw error;
  return seeOther(href.account(locale, 'login', { next }));
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
