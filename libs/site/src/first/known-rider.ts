import { convenienceKeyPrefix, hasConsent } from '../device/consent-store';

/** Storage key of the passenger type chosen last, used only with consent; removed when consent is withdrawn. */
const riderKey = `${convenienceKeyPrefix}rider`;

/**
 * Remembers the passenger type that a visitor chooses: in the form of a fares page, or with a link that adds it to the address of
 * its page, as the question "Who is travelling?" has them. Without consent it stores nothing and asks nothing: the press leads to an answer.
 */
export function watchRider(): void {
  document.addEventListener(
    'submit',
    ({ target }) => {
      const select = target instanceof HTMLFormElement && target.elements.namedItem('rider');
      if (select instanceof HTMLSelectElement) remember(select.value);
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.pathname !== location.pathname || riderOf(location.search)) return;
      const rider = riderOf(link.search);
      if (rider) remember(rider);
    },
    true,
  );
}

/** Selects the remembered type in the form, unless the address names one or the visitor was faster. */
export function showRider(): void {
  const select = document.querySelector<HTMLSelectElement>('select[name=rider]');
  if (!select || riderOf(location.search) || !select.selectedOptions[0]?.defaultSelected) return;
  const rider = read();
  // a type that the network no longer has, or what another script has written, has no option
  if ([...select.options].some(({ value }) => value === rider)) select.value = rider!;
}

const riderOf = (search: string) => new URLSearchParams(search).get('rider');

function read(): string | null {
  if (!hasConsent('convenience')) return null;
  try {
    return localStorage.getItem(riderKey);
  } catch {
    return null;
  }
}

function remember(rider: string): void {
  if (!hasConsent('convenience')) return;
  try {
    localStorage.setItem(riderKey, rider);
  } catch {
    // storage may be blocked or full
  }
}
