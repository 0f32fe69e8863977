import {
  discardEarlyDraft,
  earlyForms,
  endEarlySubmission,
  isAsSent,
  isEarly,
  keepEarlyDraft,
  leaveEarlyDraft,
  startEarlySubmission,
} from '@raang/forms';
import { leaveFor } from './leave-for';
import { sendForm } from './send-form';

/** The program is on its way, and shows what is wrong with a form. Without it, the server does so after this time. */
const programMs = 10_000;

/**
 * Looks after the forms that keep a draft until React has hydrated them, or for good if the program cannot load: what was
 * typed is kept on the device, and without a network a form is kept and sent later, where the browser would show its error page.
 */
export function watchEarlyForms(): void {
  const keeping = new AbortController();
  // on the window: after the listeners that handle a form themselves
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return;
    if (isEarly(target)) {
      event.preventDefault();
      void send(target, submitter);
    } else if (target.method === 'post') {
      // it may remove the drafts, as signing out does
      keepAll();
      keeping.abort();
    }
  });
  addEventListener('online', () => {
    for (const form of earlyForms()) if ('unsent' in form.dataset) void sendAgain(form);
  });
  // another language, a link, a closed tab; `pagehide` alone does not come when a phone ends the browser
  addEventListener('pagehide', leaveAll, { signal: keeping.signal });
  document.addEventListener('visibilitychange', keepAll, { signal: keeping.signal });
}

function keepAll(): void {
  for (const form of earlyForms()) keepEarlyDraft(form);
}

function leaveAll(): void {
  for (const form of earlyForms()) leaveEarlyDraft(form);
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
  const sending = sendForm(form.getAttribute('action') ?? '', data);
  const isTaken = startEarlySubmission(form, sending);
  const result = await sending;
  if (isTaken()) return;
  if (result.kind === 'done') {
    endEarlySubmission(form);
    discardEarlyDraft(form);
    leaveFor(result.href);
  } else if (result.kind === 'offline') {
    endEarlySubmission(form);
    sayUnsent(form);
  } else
    setTimeout(() => {
      if (!isTaken()) post(form, key, submitter);
    }, programMs);
}

function sayUnsent(form: HTMLFormElement): void {
  form.dataset['unsent'] = '';
  form.querySelector<HTMLElement>('[data-unsent-notice]')?.focus();
}

/** The server shows the form again, with its problems. */
function post(form: HTMLFormElement, key: string, submitter: HTMLElement | null): void {
  endEarlySubmission(form);
  form.addEventListener('formdata', ({ formData }) => {
    formData.set('idempotencyKey', key);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      formData.set(submitter.name, submitter.value);
  });
  form.submit();
}
