import { randomBytes } from 'node:crypto';
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { readForm } from './page-form';
import { functionPrefix, toPageRequest } from './page-request';
import { Refusal } from './http/refusal';
import { refuseForeignOrigin } from './refuse-foreign-origin';
import { sealPage } from './seal-page';

// nothing on the pages is deferred, and a string renders faster than a stream
const render = createStartHandler(defaultRenderHandler);

/** What the framework is given beside the request. */
export interface RequestContext {
  /** The secret of this rendering: see seal-page.ts. */
  nonce: string;
  /** What was posted to a page. */
  form: FormData | undefined;
  /** Is told when the framework has understood a call and reaches the page function. */
  call: { reach: () => void };
}

/**
 * Renders a page, or calls a page function.
 * @throws Refusal 403 when a page of another site posts here, 400 or 415 when what is sent cannot be read
 */
export async function renderPage(request: Request): Promise<Response> {
  await refuseForeignOrigin(request);
  const isCall = new URL(request.url).pathname.startsWith(functionPrefix);
  const form = !isCall && request.method === 'POST' ? await readForm(request) : undefined;
  const nonce = randomBytes(16).toString('base64url');
  let isReached = false;
  const call = { reach: () => void (isReached = true) };
  const response = await render(toPageRequest(request), { context: { nonce, form, call } });
  // the framework has no status of its own for a call that it cannot read
  if (isCall && !isReached && response.status === 500) throw new Refusal(400, 'The call is not well formed.');
  return isHtml(response) ? sealedResponse(response, nonce) : response;
}

const isHtml = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false;

async function sealedResponse(response: Response, nonce: string): Promise<Response> {
  const { html, policy } = sealPage(await response.text(), nonce);
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', policy);
  return new Response(html, { status: response.status, headers });
}
