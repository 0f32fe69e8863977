import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { isError } from '@raang/api-client';
import { attachmentHeader } from '@raang/api';
import { asReference, caseAccessOf } from '../forms/case-forms/case-access';
import { getServices } from '../services/services';
import { refusalPage } from '../render/static-pages/refusal-page';

/** `/cases/<reference>/<file>`: a file of a case, for who may follow it. */
export function caseFileResource({ pathname }: RequestTarget): Resource | undefined {
  const [, reference, file] = /^\/cases\/([^/]+)\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  if (!reference || !file) return undefined;
  return {
    name: '/cases/{reference}/{file}',
    methods: ['GET'],
    public: false,
    answer: (request) => answerFile(request, { reference: asReference(reference), file }),
    refuse: refusalPage,
  };
}

/** @throws Refusal 404 for who may not see it, as for a file that does not exist */
async function answerFile(
  request: Request,
  { reference, file }: { reference: ReturnType<typeof asReference>; file: string },
): Promise<Response> {
  if (!reference) throw notFound();
  const { clientFor } = await getServices();
  const contact = (await caseAccessOf(request, reference))?.contact || undefined;
  try {
    const content = await clientFor(request).cases.file({ reference, contact, file });
    return new Response(content, {
      headers: {
        'content-type': content.type || 'application/octet-stream',
        'content-disposition': attachmentHeader(content.name),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  } catch (error) {
    if (isError(error, 'NOT_FOUND') || isError(error, 'BAD_REQUEST')) throw notFound();
    if (isError(error, 'TOO_MANY_REQUESTS'))
      throw new Refusal(429, 'Too many requests; please wait a moment.');
    throw error;
  }
}

const notFound = () => new Refusal(404, 'File not found.');
