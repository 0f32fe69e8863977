/** Rules of a Trusted Types policy; null refuses the text. */
interface Rules {
  createHTML: (html: string) => string | null;
  createScript: (code: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

/** What React makes a script element from. */
const emptyScript = '<script></script>';

/**
 * What code that is not ours may put into the document as a plain string: React and the router create script elements
 * for structured data, and the build's program loads chunks and a worker.
 */
export const defaultRules = (document: Document): Rules => {
  const hasScript = (code: string) => [...document.scripts].some(({ text }) => text === code);
  return {
    createHTML: (html) => (html === emptyScript || !html.includes('<') || hasScript(html) ? html : null),
    createScript: (code) => (isData(code) || hasScript(code) ? code : null),
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, document.location.href);
      return origin === document.location.origin && pathname.startsWith('/assets/') ? url : null;
    },
  };
};

function isData(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

interface Policies {
  createPolicy: (name: 'default', rules: Rules) => unknown;
}

/** Before anything else of the program runs. Browsers without Trusted Types need nothing. */
export function openDefaultPolicy(): void {
  (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', defaultRules(document));
}
