import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseFields } from '@raang/contract';

const words: Record<CaseFields<'found-report'>['handedTo'], MessageDescriptor> = {
  'with-me': msg`I have it`,
  'station-staff': msg`I gave it to station staff`,
  police: msg`I gave it to the police`,
  'left-there': msg`I left it where it was`,
};

/** Where a found thing is now. */
export const handedToWords = (place: string): MessageDescriptor =>
  words[place as keyof typeof words] ?? words['left-there'];
