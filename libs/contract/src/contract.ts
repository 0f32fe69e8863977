import { accountsContract, meContract } from './accounts';
import { assistantContract } from './assistant';
import { casesContract, uploadsContract, verificationContract } from './cases';
import { contentContract } from './content';
import { deskContract } from './desk';
import { faresContract } from './fares';
import { foundItemsContract } from './found-items';
import { gazetteerContract } from './gazetteer';
import { networkContract } from './network';
import { noticesContract } from './notices';
import { searchContract } from './search';
import { subscriptionsContract } from './subscriptions';
import { travelContract } from './travel';

export type Contract = {
  content: typeof contentContract;
  network: typeof networkContract;
  gazetteer: typeof gazetteerContract;
  fares: typeof faresContract;
  travel: typeof travelContract;
  notices: typeof noticesContract;
  foundItems: typeof foundItemsContract;
  cases: typeof casesContract;
  uploads: typeof uploadsContract;
  subscriptions: typeof subscriptionsContract;
  verification: typeof verificationContract;
  accounts: typeof accountsContract;
  me: typeof meContract;
  assistant: typeof assistantContract;
  desk: typeof deskContract;
  search: typeof searchContract;
};

/**
 * The product API. Its paths are relative to `/api/v1`.
 *
 * Its type names the parts: an inferred one would repeat each of them in the declarations, which doubles their size.
 */
export const contract: Contract = {
  content: contentContract,
  network: networkContract,
  gazetteer: gazetteerContract,
  fares: faresContract,
  travel: travelContract,
  notices: noticesContract,
  foundItems: foundItemsContract,
  cases: casesContract,
  uploads: uploadsContract,
  subscriptions: subscriptionsContract,
  verification: verificationContract,
  accounts: accountsContract,
  me: meContract,
  assistant: assistantContract,
  desk: deskContract,
  search: searchContract,
};
