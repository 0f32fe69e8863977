import { readForm, Refusal, refuseForeignOrigin, SiteRequest, takeTurn } from '@raang/server';
import { randomBytes } from 'node:crypto';
import { createStartHandler } from '@tanstack/react-start/server';
import { functionPrefix, toPageRequest } from './page-request';
import { renderDocument } from './render-document';

const render = createStartHandler(renderDocument);

/** Passed to the handler of a page's form. */
export interface PostedForm {
  form: FormData;
  /** The enhanced form reads the result itself. The framework sees every request as one for HTML. */
  wantsJson: boolean;
  /** The address has sent too many forms: this one is only shown again. */
  waitSeconds: number | undefined;
}

/** Passed to the framework with the request. */
export interface RequestContext {
  /** The secret mark of this rendering: see seal-page.ts. */
  nonce: string;
  form: FormData | undefined;
  wantsJson: boolean;
  waitSeconds: number | undefined;
  /** Called when the framework has parsed a call and reaches the page function. */
  call: { isCall: boolean; reach: () => void };
}

/**
 * Renders a page, or calls a page function.
 * @throws Refusal 403 for a cross-site post, 400 or 415 for an unreadable body
 */
export async function renderPage(request: Request): Promise<Response> {
  await refuseForeignOrigin(request);
  const isCall = new URL(request.url).pathname.startsWith(functionPrefix);
  const form = !isCall && request.method === 'POST' ? await readForm(request) : undefined;
  const nonce = randomBytes(16).toString('base64url');
  let isReached = false;
  const wantsJson = request.headers.get('accept')?.startsWith('application/json') ?? false;
  const waitSeconds = request instanceof SiteRequest ? request.waitSeconds : undefined;
  const call = { isCall, reach: () => void (isReached = true) };
  await takeTurn();
  const response = await render(toPageRequest(request), {
    context: { nonce, form, wantsJson, waitSeconds, call },
  });
  // the framework has no status for a malformed call
  if (isCall && !isReached && response.status === 500) throw new Refusal(400, 'The call is malformed.');
  return response;
}
