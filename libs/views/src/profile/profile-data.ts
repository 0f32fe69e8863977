import type { Account, CaseKind } from '@raang/domain';
import type { WishData } from '../subscription/wish-model';
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

/** The mails about disruptions to the address of the account. */
export interface OwnSubscription extends WishData {
  /** Opens it. */
  token: string;
}

export interface ProfileData {
  account: Account;
  cases: readonly OwnCase[];
  sessions: readonly OwnSession[];
  subscription?: OwnSubscription | undefined;
  /** What just happened. */
  notice?: ProfileNotice | undefined;
}
