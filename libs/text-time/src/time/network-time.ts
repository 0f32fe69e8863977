import { createLocalTime } from './local-time';

/** Local time of the network, in Bangkok. No other module names the time zone. */
export const networkTime = createLocalTime('Asia/Bangkok');
