import type { PlaceOption } from '@raang/ui';
import { createContext } from 'react';

/** Loads the places of the station selector in a page's language; absent where there are none, as in stories. */
export const PlaceOptionsContext = createContext<
  ((locale: 'th' | 'en') => Promise<readonly PlaceOption[]>) | undefined
>(undefined);
