import { consentCookieName, consentVersion, convenienceKeyPrefix } from './consent-store';

interface RiderStore {
  /** Storage key of the passenger type chosen last, used only with consent; removed when consent is withdrawn. */
  key: string;
  /** Pattern of `document.cookie` with the consent. */
  consent: string;
}

const store: RiderStore = {
  key: `${convenienceKeyPrefix}rider`,
  consent: `(?:^|; )${consentCookieName}=${consentVersion}\\.[a-z.]*convenience`,
};

/**
 * The remembered passenger type if it is one of these: not the one that the page shows, nor one that the network no longer has.
 * Undefined on the server and without consent.
 */
export const rememberedRider = (others: readonly string[]): string | undefined =>
  typeof document === 'undefined' ? undefined : read(store, others);

/** Remembers choices of a passenger type until the returned function is called. */
export const watchRider = (): (() => void) => watch(store);

/**
 * Does the same before the program, and leads to the address with the remembered type, if it is one of `others`: the table and the
 * select are the server's, so that they agree. Only on the way to the page: Back and reload show what the address says.
 */
export const riderScript = (others: readonly string[] = []): string =>
  `(${start})(${JSON.stringify(others)},${JSON.stringify(store)},${read},${watch})`;

// The functions below are in the page as text: they use nothing but their arguments and the browser.

function start(others: readonly string[], from: RiderStore, readFrom: typeof read, watchFor: typeof watch) {
  watchFor(from);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rider = readFrom(from, others);
  if (!rider || visit?.type !== 'navigate') return;
  const address = new URL(location.href);
  address.searchParams.set('rider', rider);
  location.replace(address.href);
}

function read({ key, consent }: RiderStore, others: readonly string[]): string | undefined {
  if (!new RegExp(consent).test(document.cookie)) return undefined;
  try {
    const rider = localStorage.getItem(key);
    return others.find((other) => other === rider);
  } catch {
    return undefined;
  }
}

/** A choice is a form with a select of the type, or a link that adds it to the address of its page, as "Who is travelling?" has them. */
function watch({ key, consent }: RiderStore): () => void {
  const riderOf = (search: string) => new URLSearchParams(search).get('rider');
  const remember = (rider: string) => {
    if (!new RegExp(consent).test(document.cookie)) return;
    try {
      localStorage.setItem(key, rider);
    } catch {
      // storage may be blocked or full
    }
  };
  const onSubmit = ({ target }: Event) => {
    const field = target instanceof HTMLFormElement && target.elements.namedItem('rider');
    if (field instanceof HTMLSelectElement) remember(field.value);
  };
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.pathname !== location.pathname || riderOf(location.search)) return;
    const rider = riderOf(link.search);
    if (rider) remember(rider);
  };
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('click', onClick, true);
  };
}
