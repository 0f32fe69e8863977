import type { CaseKind, FoundItem, FoundItemCategory } from '@raang/domain';

/** A case as its sender may see it. Moments are ISO 8601 with an offset. */
export interface CaseData {
  reference: string;
  kind: CaseKind;
  status: string;
  receivedAt: string;
  /** What it is about, unless it is about a thing. */
  topic?: string | undefined;
  category?: FoundItemCategory | undefined;
  line?: string | undefined;
  station?: string | undefined;
  day?: string | undefined;
  time?: string | undefined;
  /** As sent. */
  text: string;
  files: readonly { id: string; name: string; bytes: number }[];
  /** Oldest first. */
  history: readonly { status: string; at: string }[];
  messages: readonly { from: 'desk' | 'person'; text: string; at: string }[];
  match?: { foundItem: FoundItem; reasons: readonly { kind: MatchReasonKind }[] } | undefined;
  /** Found items that the desk compares. */
  possibleMatches: number;
  appointment?:
    { at: string; station?: string | undefined; place: string; bring?: string | undefined } | undefined;
  actions: readonly CaseAction[];
}

export type CaseAction = 'withdraw' | 'reply' | 'claim';
export type MatchReasonKind = 'category' | 'colour' | 'line' | 'station' | 'time' | 'words';
