export interface RenewalOptions {
  /** How old the shown page is already, in milliseconds. */
  age?: number;
  /** In milliseconds; asked before each wait. */
  interval: () => number;
  /** Loads the page's model again and shows it; rejects if it fails. */
  renew: () => Promise<void>;
  /** Whether a person looks at what changes, and does not save data. */
  isWanted: () => boolean;
  /** Called after each attempt. */
  onEnd: (isRenewed: boolean) => void;
}

/**
 * Renews a page at intervals while somebody looks at what changes. Without anybody nothing is requested; `check`,
 * called when that may have changed, makes up for it at once.
 */
export function createRenewal({ age = 0, interval, renew, isWanted, onEnd }: RenewalOptions) {
  let isDue = false;
  let isLoading = false;
  let isStopped = false;
  let timer = wait(Math.max(0, interval() - age));

  function wait(ms: number) {
    return setTimeout(() => {
      isDue = true;
      check();
    }, ms);
  }

  function check() {
    if (!isDue || isLoading || isStopped || !isWanted()) return;
    isDue = false;
    isLoading = true;
    void renew()
      .then(
        () => true,
        () => false,
      )
      .then((isRenewed) => {
        isLoading = false;
        if (isStopped) return;
        onEnd(isRenewed);
        timer = wait(interval());
      });
  }

  return {
    check,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
