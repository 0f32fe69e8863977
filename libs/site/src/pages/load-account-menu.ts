import { createServerFn } from '@tanstack/react-start';
import type { SignedInAccount } from '../device/signed-in-account';
import { requestClient } from '../server/services/request-client';
import { ownAccount } from './own-account';
import { inputOf } from './page-input';

/** Loads what the header and the forms show of the account; null if the session has ended. */
export const loadAccountMenu = createServerFn({ method: 'GET' })
  .validator(inputOf('loadAccountMenu'))
  .handler(async (): Promise<SignedInAccount | null> => {
    const account = await ownAccount(await requestClient());
    if (!account) return null;
    const { name, email, telephone, savedStations } = account;
    return { name, email, telephone, savedStations };
  });
