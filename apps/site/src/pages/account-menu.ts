import { createServerFn } from '@tanstack/react-start';
import { requestClient } from '../server/request-client';
import { ownAccount } from './own-account';
import { inputOf } from './page-input';

/** Whose menu it is, and what the account keeps for every page. */
export interface AccountMenuModel {
  name: string;
  email: string;
  savedStations: string[];
}

/** Loads the account for the header; null if the session has ended. */
export const loadAccountMenu = createServerFn({ method: 'GET' })
  .validator(inputOf('loadAccountMenu'))
  .handler(async (): Promise<AccountMenuModel | null> => {
    const account = await ownAccount(await requestClient());
    if (!account) return null;
    const { name, email, savedStations } = account;
    return { name, email, savedStations };
  });
