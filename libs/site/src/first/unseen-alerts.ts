import { openModal } from '@raang/ui';
import { hasBegun } from '../device/begun';
import { seenNotices } from './notices';

/**
 * Shows severe alerts as dialogs, one after the other, each once, and only until the visitor begins to use the page: a
 * dialog must not take the focus from a form that is being filled in. The line above the page has the alert anyway.
 */
export function openSevereAlerts(): void {
  if (hasBegun()) return;
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[data-severe-alert]')];
  openNext(dialogs.filter((dialog) => !seenNotices.has(keyOf(dialog)) && !isTold(dialog)));
}

function openNext([dialog, ...rest]: HTMLDialogElement[]): void {
  if (!dialog) return;
  dialog.addEventListener(
    'close',
    () => {
      seenNotices.add(keyOf(dialog));
      openNext(rest);
    },
    { once: true },
  );
  openModal(dialog);
}

const keyOf = ({ dataset }: HTMLDialogElement): string => dataset['noticeKey'] ?? '';

/** Whether the page itself shows the alert: it then needs no dialog. */
function isTold({ dataset }: HTMLDialogElement): boolean {
  return document.querySelector(`main [data-alert="${CSS.escape(dataset['severeAlert'] ?? '')}"]`) !== null;
}
