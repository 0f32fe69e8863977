import type { Account, CaseKind } from '@raang/domain';
import type { ProfileNotice } from './profile-notices';

/** A case of the account, as the API lists it. */
export interface OwnCase {
  reference: string;
  kind: CaseKind;
  status: string;
  receivedAt: string;
  updatedAt: string;
}

/** A session of the account, as the API lists it. */
export interface OwnSession {
  id: string;
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
  /** Browser and system; empty if the browser does not say. */
  device: string;
}

export interface ProfileData {
  account: Account;
  cases: readonly OwnCase[];
  sessions: readonly OwnSession[];
  /** What just happened. */
  notice?: ProfileNotice | undefined;
}
