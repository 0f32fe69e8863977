/** Stations of the signed-in account. In memory only, so that nothing of the account stays on the device. */
let saved: readonly string[] = [];

export const savedStations = {
  read: () => saved,
  /** @param codes empty when the session has ended */
  set: (codes: readonly string[]): void => {
    saved = codes;
  },
};
