import { contract } from './contract';
import type { AnyContract } from './routes';

/** Parts of the product that a site may do without. A part that is off has no page, no link and no path of the API. */
export interface Switches {
  /** Accounts of passengers. */
  accounts: boolean;
  assistant: boolean;
  likes: boolean;
}

/** The contract that a site serves: without the procedures of the parts that are off. */
export function contractOf(switches: Switches): AnyContract {
  const { accounts, me, assistant, content, ...others } = contract;
  const { like, ...reads } = content;
  return {
    ...others,
    content: switches.likes ? { ...reads, like } : reads,
    ...(switches.accounts && { accounts, me }),
    ...(switches.assistant && { assistant }),
  };
}
