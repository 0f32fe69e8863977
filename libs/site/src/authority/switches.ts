import type { Switches } from '@raang/contract';
import { accounts, assistant, likes } from 'raang:authority';

/** The parts of the product that this site has: all that its authority does not switch off. */
export const switches: Switches = {
  accounts: accounts ?? true,
  assistant: assistant ?? true,
  likes: likes ?? true,
};
