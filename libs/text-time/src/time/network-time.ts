import { createLocalTime } from './local-time';

/** Times of the network are read and written as the clocks of Bangkok show them. The zone is named here alone. */
export const networkTime = createLocalTime('Asia/Bangkok');
