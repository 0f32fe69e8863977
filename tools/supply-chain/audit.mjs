// What `npm audit` says of the production packages: a known vulnerability of a high or critical severity fails.

const failing = ['high', 'critical'];

/**
 * @typedef {{ name: string, severity: string, via: (string | { title?: string, url?: string })[] }} Vulnerable
 * @typedef {{ vulnerabilities?: Record<string, Vulnerable>, error?: { summary?: string }, message?: string }} Report
 */

/**
 * @param {string} json what npm printed
 * @returns {{ isAnswered: boolean, failures: string[] }} not answered if the registry gave no advisories, as a mirror
 */
export function readAudit(json) {
  const report = parse(json);
  if (!report?.vulnerabilities) return { isAnswered: false, failures: [] };
  const failures = Object.values(report.vulnerabilities)
    .filter(({ severity }) => failing.includes(severity))
    .map(({ name, severity, via }) => {
      const advisory = via.find((one) => typeof one === 'object');
      return `${name}: ${severity}${advisory ? `, ${advisory.title ?? ''} ${advisory.url ?? ''}` : ''}`.trim();
    });
  return { isAnswered: true, failures };
}

/** @returns {Report | undefined} */
function parse(/** @type {string} */ json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
