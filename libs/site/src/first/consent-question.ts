import { acceptedOf, decideConsent, hasConsent, subscribeConsent } from '../device/consent-store';

/**
 * The question of consent at the foot of every page. The script in the head shows it to a visitor without a choice, by an
 * attribute of the document (device/page-preferences.ts); a choice here or on the cookie policy hides it.
 */
export function watchConsentQuestion(): void {
  const place = watchPlaceBefore();
  subscribeConsent(() => {
    const { dataset } = document.documentElement;
    delete dataset['covered'];
    // what the device kept is deleted
    if (!hasConsent('convenience')) delete dataset['known'];
  });
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.closest('[data-covering]')) return;
    event.preventDefault();
    const form = new FormData(target, submitter);
    decideConsent(acceptedOf(form.get('consent'), form.getAll('category')));
    place.return();
  });
}

/**
 * The question does not take the focus. After the answer the focus goes back to where it was before; to the beginning of
 * the page's content if it was nowhere.
 */
function watchPlaceBefore() {
  let last: Element | null = null;
  const note = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof Element && target !== document.body && !target.closest('[data-covering]'))
      last = target;
  };
  note({ target: document.activeElement });
  document.addEventListener('focusin', note);
  return {
    return: () => {
      // its panel may have closed
      const place = last?.checkVisibility() ? last : document.getElementById('main');
      if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
    },
  };
}
