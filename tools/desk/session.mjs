// The API of the running site, as the member of staff who signed in.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { checkEnvironment } from '../site.mjs';
import { loadLibrary } from './load-library.mjs';

/** @typedef {Awaited<ReturnType<typeof openSession>>} Session */

export async function openSession() {
  const { PUBLIC_URL, PORT, DATA_DIR } = await checkEnvironment();
  const origin = new URL(process.env.SITE_URL || PUBLIC_URL || `http://localhost:${PORT}`).origin;
  const file = path.resolve(root, DATA_DIR, 'desk', 'session.json');
  const cookies = readCookies(file, origin);
  const { createApiClient } = await loadLibrary('api-client');

  /** @param {Request} request */
  const fetchAsStaff = async (request) => {
    const headers = new Headers(request.headers);
    // as a page of the site, which the protection against foreign sites asks for
    headers.set('origin', origin);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new Request(request, { headers, redirect: 'error' }));
    if (takeCookies(cookies, response.headers.getSetCookie())) writeCookies(file, origin, cookies);
    return response;
  };
  return {
    /** @type {any} */
    client: createApiClient({ baseUrl: origin, fetch: fetchAsStaff }),
    /** Deletes what is stored on this computer. */
    forget: () => fs.rmSync(file, { force: true }),
  };
}

/** A session is sent only to the site that made it. @param {string} file @param {string} origin */
function readCookies(file, origin) {
  try {
    const stored = JSON.parse(fs.readFileSync(file, 'utf8'));
    return new Map(stored.origin === origin ? Object.entries(stored.cookies) : []);
  } catch {
    return new Map();
  }
}

/** Only for the person who signed in. @param {string} file @param {string} origin @param {Map<string, string>} cookies */
function writeCookies(file, origin, cookies) {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  fs.writeFileSync(next, JSON.stringify({ origin, cookies: Object.fromEntries(cookies) }), { mode: 0o600 });
  fs.renameSync(next, file);
}

/** @param {Map<string, string>} cookies @param {string[]} lines @returns {boolean} whether there were any */
function takeCookies(cookies, lines) {
  for (const line of lines) {
    const [pair, ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const isGone = !value || attributes.some((one) => /^max-age=(?:0|-\d+)$/i.test(one));
    if (isGone) cookies.delete(name);
    else cookies.set(name, value);
  }
  return lines.length > 0;
}
