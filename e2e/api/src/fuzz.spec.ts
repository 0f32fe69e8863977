import http from 'node:http';
import { type FuzzedRequest, fuzzedRequests } from './fuzz';
import { expect, test } from '@raang/e2e-kit/http-test';

/** `FUZZ_SEED=7` tries other requests; a failure names its seed. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_125);
const requests = 2000;
const atOnce = 8;

/** What no response may have: stacks, paths of the machine, queries, names of libraries. */
const leaks =
  /\bat [^\n]{1,200}\.m?[jt]s:\d+:\d+|node_modules|\/(?:tmp|home|work|root|usr)\/[\w.-]+\/|root:x:0|Failed query|\bselect\b[^<]{1,200}\bfrom "|relation "|drizzle|PGlite|ECONNREFUSED|ENOENT|(?:Type|Syntax|Reference|Range|Zod|Unicode)Error\b/;

const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });

function send(site: string, { method, path, headers, body }: FuzzedRequest) {
  const { hostname, port } = new URL(site);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = http.request({ hostname, port, method, path, headers: { ...headers, ...length }, agent });
    sent.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.end(body);
  });
}

test(`${requests} fuzzed requests cause no failure and no leak`, async ({ baseURL }) => {
  console.log(`FUZZ_SEED=${seed}`);
  const all = fuzzedRequests(seed, requests);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < all.length; index = next++) {
      const request = all[index]!;
      const name = `${index}: ${request.method} ${request.path.slice(0, 300)} ${request.body?.toString().slice(0, 300) ?? ''}`;
      const outcome = await send(baseURL!, request).catch((error: Error) => ({
        status: 599,
        text: error.message,
      }));
      statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
      const leak = leaks.exec(outcome.text)?.[0];
      if (outcome.status >= 500 || leak) failures.push(`${outcome.status} ${leak ?? ''} ${name}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
  );
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([]);
  expect((await fetch(`${baseURL}/readyz`)).status).toBe(200);
});
