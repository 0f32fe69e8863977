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
import { travelContract } from './travel';

/** The product API. Its paths are relative to `/api/v1`. */
export const contract = {
  content: contentContract,
  network: networkContract,
  gazetteer: gazetteerContract,
  fares: faresContract,
  travel: travelContract,
  notices: noticesContract,
  foundItems: foundItemsContract,
  cases: casesContract,
  uploads: uploadsContract,
  verification: verificationContract,
  accounts: accountsContract,
  me: meContract,
  assistant: assistantContract,
  desk: deskContract,
  search: searchContract,
};
export type Contract = typeof contract;
