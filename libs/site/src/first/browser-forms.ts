import { isEarly, passedAttribute, unreachableEvent } from '@raang/forms';
import { openModal } from '@raang/ui';
import { isSiteReachable } from '../device/is-site-reachable';

/**
 * Lets the browser send a form only while the site responds: searches, buttons that post, and forms that React has not
 * hydrated. Without a network the browser would replace the page by its own error page. The page stays, and a dialog says that
 * nothing was sent.
 */
export function watchBrowserForms(): void {
  // on the window: after the listeners that handle a form themselves
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || passedAttribute in form.dataset)
      return;
    if (isEarly(form) || !leavesPage(form, submitter)) return;
    event.preventDefault();
    void send(form, submitter);
  });
}

function leavesPage(form: HTMLFormElement, button: HTMLElement | null): boolean {
  const setting = (name: string) => button?.getAttribute(`form${name}`) ?? attributeOf(form, name);
  const isOurs = new URL(setting('action'), location.href).origin === location.origin;
  return isOurs && setting('method') !== 'dialog' && ['', '_self'].includes(setting('target'));
}

/** Not the property: a field may have its name. */
const attributeOf = (form: HTMLFormElement, name: string) => form.getAttribute(name) ?? '';

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if ('asking' in form.dataset) return;
  form.dataset['asking'] = '';
  const isReachable = await isSiteReachable();
  delete form.dataset['asking'];
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-unreachable]');
  if (isReachable || !dialog) pass(form, button);
  else sayUnreachable(dialog, form, button);
}

function pass(form: HTMLFormElement, button: HTMLElement | null): void {
  // a menu may have closed meanwhile
  if (!form.isConnected) return;
  form.dataset[passedAttribute] = '';
  form.requestSubmit(button?.isConnected ? button : null);
  delete form.dataset[passedAttribute];
}

function sayUnreachable(dialog: HTMLDialogElement, form: HTMLFormElement, button: HTMLElement | null): void {
  form.dispatchEvent(new Event(unreachableEvent));
  if (dialog.open) return;
  const ended = new AbortController();
  const { signal } = ended;
  const onClose = () => {
    ended.abort();
    // after the listener that unlocks the page
    if (dialog.returnValue === 'again') setTimeout(() => void send(form, button));
  };
  dialog.addEventListener('close', onClose, { signal });
  // a search changes nothing, so it needs no further press
  if (attributeOf(form, 'method') !== 'post')
    addEventListener('online', () => dialog.close('again'), { signal });
  dialog.returnValue = '';
  openModal(dialog);
}
