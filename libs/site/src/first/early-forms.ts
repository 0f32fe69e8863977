import { discardEarlyDraft, earlyForms, isAsSent, isEarly, keepEarlyDraft } from '@raang/forms';
import { leaveFor } from './leave-for';
import { sendForm } from './send-form';

/**
 * Looks after posted forms until React has hydrated them, or for good if the program cannot load: what was typed is kept
 * on the device, and without a network a form is kept and sent later, where the browser would show its error page.
 */
export function watchEarlyForms(): void {
  const keeping = new AbortController();
  // on the window: after the listeners that handle a form themselves
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    // another form may remove the drafts, as signing out does
    if (!isEarly(target)) return target.method === 'post' ? keeping.abort() : undefined;
    event.preventDefault();
    void send(target, submitter);
  });
  addEventListener('online', () => {
    for (const form of earlyForms()) if ('unsent' in form.dataset) void sendAgain(form);
  });
  // another language, a link, a closed tab; `pagehide` alone does not come when a phone ends the browser
  addEventListener('pagehide', keepAll, { signal: keeping.signal });
  document.addEventListener('visibilitychange', keepAll, { signal: keeping.signal });
}

function keepAll(): void {
  for (const form of earlyForms()) keepEarlyDraft(form);
}

/** A form that was changed waits for its button. */
async function sendAgain(form: HTMLFormElement): Promise<void> {
  if (isAsSent(form)) await send(form, null);
  else delete form.dataset['unsent'];
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if ('sending' in form.dataset) return;
  const key = keepEarlyDraft(form, true);
  const data = new FormData(form, submitter);
  data.set('idempotencyKey', key);
  delete form.dataset['unsent'];
  form.dataset['sending'] = '';
  const result = await sendForm(form.getAttribute('action') ?? '', data);
  delete form.dataset['sending'];
  if (result.kind === 'done') {
    discardEarlyDraft(form);
    leaveFor(result.href);
  }
  // the program has taken the form over meanwhile, and sends it itself
  else if (!isEarly(form)) return;
  else if (result.kind === 'offline') sayUnsent(form);
  else post(form, key, submitter);
}

function sayUnsent(form: HTMLFormElement): void {
  form.dataset['unsent'] = '';
  form.querySelector<HTMLElement>('[data-unsent-notice]')?.focus();
}

/** The server shows the form again, with its problems. */
function post(form: HTMLFormElement, key: string, submitter: HTMLElement | null): void {
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('idempotencyKey', key);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      formData.set(submitter.name, submitter.value);
  });
  form.submit();
}
