import {
  discardDraft,
  type Draft,
  type DraftStorage,
  keepDraft,
  keysOf,
  onDevice,
  readDraft,
  textOf,
} from './draft';
import { randomId } from './random-id';
import { thisTab, type Tab } from './tab';

/** A draft of a form, and where the device keeps it. */
interface Kept {
  key: string;
  draft: Draft;
  /** Its tab has left the page, or it is from a release that had one draft for all tabs. */
  isFree: boolean;
}

/**
 * The draft of this tab. Each tab has its own, so that no tab overwrites what was typed in another one. A tab without one
 * begins with the newest: it takes over a draft that its tab has left, and copies one that may still be open elsewhere.
 */
export interface TabDraft {
  /** @param mayCopy also a draft that may be open in another tab */
  find: (options?: { mayCopy: boolean }) => Draft | undefined;
  keep: (draft: Draft) => void;
  /**
   * Leaves the draft to a duplicate of this tab that has changed it.
   * @returns whether there is one: this tab then begins another draft
   */
  separate: () => boolean;
  /** Says whether the tab has left the page: another one may then take the draft over. */
  setLeft: (isLeft: boolean) => void;
  /** Forgets the draft, and the one of which it is a copy. */
  discard: () => void;
  /** Forgets a draft that has arrived, and the copies that were sent under its key. */
  arrived: (idempotencyKey: string) => void;
}

/** @param form where the device keeps the drafts of the form, of `draftKey` */
export function draftOfTab(
  form: string,
  today: string,
  { storage = onDevice, tab = thisTab }: { storage?: DraftStorage; tab?: Tab } = {},
): TabDraft {
  /** The text that this page last read or wrote; null if it has not looked yet. */
  let known: string | null | undefined = null;
  let copied: string | undefined;
  const ownKey = () => `${form}#${tab.name()}`;
  const own = () => readDraft(storage, ownKey(), today);
  const all = (): Kept[] =>
    keysOf(storage)
      .filter((key) => key === form || key.startsWith(`${form}#`))
      .flatMap((key) => {
        const draft = readDraft(storage, key, today);
        return draft ? { key, draft, isFree: key === form || draft.isLeft === true } : [];
      })
      .toSorted((one, other) => turnOf(other) - turnOf(one));
  const note = () => void (known = textOf(storage, ownKey()));
  const write = (draft: Draft) => {
    keepDraft(storage, ownKey(), draft);
    note();
  };
  const begin = (mayCopy: boolean): Draft | undefined => {
    const others = all();
    const free = others.find(({ isFree }) => isFree);
    if (free) {
      discardDraft(storage, free.key);
      write({ ...free.draft, isLeft: undefined });
      return free.draft;
    }
    const [open] = mayCopy ? others : [];
    copied = open?.key;
    // what was sent keeps its key: both tabs may send it
    return open && (open.draft.isUnsent ? open.draft : { ...open.draft, idempotencyKey: randomId() });
  };
  const isChangedElsewhere = () => {
    const text = textOf(storage, ownKey());
    return known !== null && text !== undefined && text !== known;
  };
  const setLeft = (isLeft: boolean) => {
    const draft = own();
    if (draft && !isChangedElsewhere()) write({ ...draft, isLeft: isLeft || undefined });
  };
  return {
    find: ({ mayCopy } = { mayCopy: true }) => {
      note();
      const draft = own() ?? begin(mayCopy);
      if (draft?.isLeft) setLeft(false);
      return draft;
    },
    keep: (draft) => write({ ...draft, turn: 1 + Math.max(0, ...all().map(turnOf)) }),
    separate: () => {
      const isShared = isChangedElsewhere();
      if (isShared) tab.rename();
      return isShared;
    },
    setLeft,
    discard: () => {
      for (const key of [ownKey(), copied]) if (key) discardDraft(storage, key);
      note();
    },
    arrived: (idempotencyKey) => {
      const sent = all().filter(({ draft }) => draft.idempotencyKey === idempotencyKey);
      for (const key of [ownKey(), ...sent.map((kept) => kept.key)]) discardDraft(storage, key);
      note();
    },
  };
}

const turnOf = ({ draft }: Kept): number => draft.turn ?? 0;
