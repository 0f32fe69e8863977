import { test as base, type Browser, type BrowserContext, expect } from '@playwright/test';

/** What pages of this worker have printed about violations of a policy, since a test took it. */
let violations: string[] = [];

/** Returns the violations so far, so that the test that caused them does not fail. */
export function takeViolations(): string[] {
  const taken = violations;
  violations = [];
  return taken;
}

/** How Chromium prints violations, and how `watch` does. */
const printed = /Content[ -]Security[ -]Policy|\bTrusted ?(?:HTML|Scripts?|ScriptURL|Types?)\b/;

/** Pages without JavaScript and other tabs print here too. */
async function watch(context: BrowserContext): Promise<void> {
  // Chromium does not print every violation
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.warn(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI} ${sample}`),
    );
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && printed.test(message.text()))
      violations.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    if (printed.test(String(error.error()))) violations.push(`${error.page()?.url()}: ${error.error()}`);
  });
}

function watchContextsOf(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watch(context);
    return context;
  };
}

interface WatchedOptions {
  /** What pages may print. */
  expectedComplaints: RegExp[];
  noViolations: void;
}

/**
 * A test that fails if any page violates a policy, in whichever context or tab. All tests extend it, so that they share
 * workers. The server cannot witness violations here: Chromium sends reports of https pages only.
 */
export const test = base.extend<WatchedOptions>({
  expectedComplaints: [[], { option: true }],
  browser: [
    async ({ browser }, use) => {
      watchContextsOf(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  noViolations: [
    async ({ expectedComplaints }, use) => {
      takeViolations();
      await use();
      const unexpected = takeViolations().filter(
        (text) => !expectedComplaints.some((expected) => expected.test(text)),
      );
      expect(unexpected, 'violations of a policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
