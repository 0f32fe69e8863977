import { createLineLimit, type Log, Refusal } from '@raang/server';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { loggedPath } from './logged-path';

const text = z.string().max(4096);

/** A violation as `report-uri` sends it (CSP Level 2) and as the Reporting API does (CSP Level 3 §5). */
const legacy = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.nullish(),
    'line-number': z.number().nullish(),
  }),
});
const modern = z.object({
  type: text,
  body: z
    .object({
      documentURL: text.optional(),
      effectiveDirective: text.optional(),
      blockedURL: text.nullish(),
      sourceFile: text.nullish(),
      lineNumber: z.number().nullish(),
    })
    .loose(),
});
const reports = z.union([legacy.transform((report) => [report]), z.array(modern).min(1).max(50)]);

/** What the log may have of a violation: no query, no code of the page, and of other sites only the origin. */
interface Violation {
  directive: string;
  blocked: string;
  path: string;
  source: string;
}

/** Different violations that are remembered; an equal one is not logged again. */
const mostKinds = 500;
const kindMs = 3_600_000;

/** Logs violations of the site's policies: each kind once an hour, and not more than one in a second. */
export function createPolicyReports(log: Pick<Log, 'warn'>, now: () => Date) {
  const logged = new LRUCache<string, true>({ max: mostKinds, ttl: kindMs });
  const limit = createLineLimit(now);

  return {
    /**
     * Responds 204 to every well-formed report, logged or not.
     * @throws Refusal 400 or 415
     */
    take: async (request: Request): Promise<Response> => {
      if (!/^application\/(csp-report|reports\+json|json)\b/.test(request.headers.get('content-type') ?? ''))
        throw new Refusal(415, 'A report is JSON.');
      const given: unknown = await request.json().catch(() => undefined);
      const { success, data } = reports.safeParse(given);
      if (!success) throw new Refusal(400, 'This is no report of a violation.');
      for (const violation of data.flatMap(violationsOf)) {
        const kind = JSON.stringify(violation);
        if (logged.has(kind) || limit.take('violation') === undefined) continue;
        logged.set(kind, true);
        log.warn({ violation }, 'a browser blocked what a policy forbids');
      }
      return new Response(null, { status: 204 });
    },
  };
}

function violationsOf(report: z.output<typeof legacy> | z.output<typeof modern>): Violation[] {
  if ('csp-report' in report) {
    const given = report['csp-report'];
    return [
      {
        directive: directive(given['effective-directive'] ?? given['violated-directive']),
        blocked: blocked(given['blocked-uri']),
        path: pathOf(given['document-uri']),
        source: sourceOf(given['source-file'], given['line-number']),
      },
    ];
  }
  if (report.type !== 'csp-violation') return [];
  const { body } = report;
  return [
    {
      directive: directive(body.effectiveDirective),
      blocked: blocked(body.blockedURL),
      path: pathOf(body.documentURL ?? ''),
      source: sourceOf(body.sourceFile, body.lineNumber),
    },
  ];
}

const directive = (given = '') => /^[a-z-]{1,40}/.exec(given)?.[0] ?? '';

/** A keyword such as `inline`, or an origin. */
function blocked(given: string | null | undefined): string {
  if (/^[a-z-]{1,30}$/.test(given ?? '')) return given!;
  return URL.canParse(given ?? '') ? new URL(given!).origin : '';
}

const pathOf = (url: string) => (URL.canParse(url) ? loggedPath(new URL(url).pathname).slice(0, 200) : '');

function sourceOf(file: string | null | undefined, line: number | null | undefined): string {
  if (!file || !URL.canParse(file)) return '';
  const { origin, pathname } = new URL(file);
  // browser extensions cause most reports
  return /^https?:/.test(file) ? `${pathOf(origin + pathname)}:${line ?? 0}` : new URL(file).protocol;
}
