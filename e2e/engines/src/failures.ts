/** Runs in the page, before its own scripts: prints the failures that not every browser prints. */
export function printSilentFailures(): void {
  const print = console.error;
  // a driver may pass on an error without its text
  console.error = (...parts: unknown[]) => print(...parts.map(String));
  addEventListener(
    'error',
    ({ target }) => {
      // Firefox reports this of a module that has run already; one that is missing has an error status
      const isModulePreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (target instanceof Element && !isModulePreload) console.error(`did not load: ${target.outerHTML}`);
    },
    // these events do not bubble
    true,
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

/** What a visit reports of a response, or nothing for a good one. */
export const complaintAbout = (status: number, url: string): string[] =>
  status >= 400 ? [`${status} for ${url}`] : [];
