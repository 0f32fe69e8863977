import { randomId } from './random-id';

/** A tab of the browser. */
export interface Tab {
  /** Lasts as long as the tab, also over reloads. A duplicated tab begins with the name of the first. */
  name: () => string;
  /** Gives a duplicated tab a name of its own. */
  rename: () => void;
}

/** Key of the tab's name in `sessionStorage`. */
export const tabKey = 'raang-tab';

/** Without storage the name lasts as long as the page. */
let known: string | undefined;

export const thisTab: Tab = {
  name: () => (known ??= stored()) ?? rename(),
  rename: () => void rename(),
};

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(tabKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function rename(): string {
  known = randomId();
  try {
    sessionStorage.setItem(tabKey, known);
  } catch {
    // a browser may refuse even the name `sessionStorage`
  }
  return known;
}
