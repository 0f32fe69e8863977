import { type ClockName, clocks } from '@raang/e2e-kit/clocks';

/** The date of a clock in the network's zone. */
export const dayOf = (clock: ClockName): string =>
  clocks[clock].toLocaleDateString('sv', { timeZone: 'Asia/Bangkok' });
