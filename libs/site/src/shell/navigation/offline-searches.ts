import type { AnyRouter } from '@tanstack/react-router';
import { localeOfPath } from '../../addresses/locale-of-path';
import { pageLocale } from '../../language/page-locale';
import { isDocumentLeft } from './leave-document';

/**
 * Gives the forms that only ask, such as the planner and the filters, to the router while the device is offline. The browser
 * would put its own error page in place of the site. The router's page says what is wrong, and loads when the network is back.
 * @returns a function that stops it
 */
export function keepSearchesOffline(router: AnyRouter): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (navigator.onLine || event.defaultPrevented || isDocumentLeft()) return;
    const url = addressOf(event.target as HTMLFormElement, event.submitter);
    if (url?.origin !== location.origin || localeOfPath(url.pathname) !== pageLocale()) return;
    event.preventDefault();
    void router.navigate({ href: `${url.pathname}${url.search}${url.hash}` });
  };
  document.addEventListener('submit', onSubmit);
  return () => document.removeEventListener('submit', onSubmit);
}

/** The URL to which the browser would send a form. Undefined if the form is posted. */
function addressOf(form: HTMLFormElement, button: HTMLElement | null): URL | undefined {
  // a field may have the name of a property
  const setting = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  if (setting('method').toLowerCase() === 'post') return undefined;
  const url = new URL(setting('action'), location.href);
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  url.search = String(new URLSearchParams(fields));
  return url;
}
