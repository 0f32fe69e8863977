import { caseKinds, caseReference, emailAddress, telephone, writtenText } from '@raang/domain';
import { z } from 'zod';
import { caseSubmission, longestMessage } from './case-fields';
import { caseFile, caseView } from './case-view';
import { invalid, keyReused, notFound, tooMany, unavailable } from './parameters';
import { procedure } from './procedure';

/**
 * E-mail or telephone of the case. Signed-in owners leave it out. A wrong one gets the same response as an unknown
 * reference.
 */
const contact = z
  .union([emailAddress, telephone])
  .optional()
  .describe('E-mail address or telephone number of the case. Its signed-in owner may leave it out.');

const ownCase = z.object({ reference: caseReference, contact });
const errors = { ...notFound('No case with this reference and contact.'), ...invalid, ...tooMany };
const conflict = { CONFLICT: { status: 409, message: 'The status of the case does not allow this.' } };
const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  ({ method, path, summary, tags: ['Cases'] }) as const;

/** What people submit, and how they follow it. Nothing here is public. */
export const casesContract = {
  submit: procedure({ public: false })
    .route({
      ...route('POST', '/cases/{kind}', 'Submit a case'),
      description:
        'The response comes after the case and its receipt mail are stored. Upload files first, with `/uploads`.',
    })
    .errors({ ...invalid, ...keyReused, ...tooMany })
    .input(caseSubmission)
    .output(
      z.object({
        reference: caseReference,
        kind: z.enum(caseKinds),
        isMailed: z.boolean(),
        repeats: z
          .enum(['key', 'content'])
          .optional()
          .describe('The case is an earlier one, which has the same idempotency key or the same content.'),
      }),
    ),
  track: procedure({ public: false })
    .route(route('GET', '/cases/{reference}', 'Follow a case'))
    .errors(errors)
    .input(ownCase)
    .output(caseView),
  reply: procedure({ public: false })
    .route(route('POST', '/cases/{reference}/messages', 'Write to the desk about a case'))
    .errors({ ...errors, ...conflict, ...keyReused })
    .input(ownCase.extend({ text: writtenText.min(1).max(longestMessage), idempotencyKey: z.uuid() }))
    .output(caseView),
  claim: procedure({ public: false })
    .route(route('POST', '/cases/{reference}/claim', 'Claim the matched item by describing it'))
    .errors({ ...errors, ...conflict })
    .input(ownCase.extend({ proof: writtenText.min(10).max(longestMessage) }))
    .output(caseView),
  withdraw: procedure({ public: false })
    .route(route('POST', '/cases/{reference}/withdrawal', 'Withdraw a case'))
    .errors({ ...errors, ...conflict })
    .input(ownCase)
    .output(caseView),
  file: procedure({ public: false })
    .route(route('GET', '/cases/{reference}/files/{file}', 'Download a file of a case'))
    .errors(errors)
    .input(ownCase.extend({ file: z.uuid() }))
    .output(z.file()),
};

/** Files, uploaded one by one before the case that they belong to. */
export const uploadsContract = {
  // 5 MB and its multipart envelope
  create: procedure({ public: false, maximumBodyBytes: 5 * 1024 * 1024 + 64 * 1024 })
    .route({
      ...route('POST', '/uploads', 'Upload a file for a case'),
      description:
        'One JPEG, PNG, WebP or PDF of at most 5 MB. Its content decides, not its name. Images are re-encoded, which removes their metadata. A file that no case names within a day is deleted.',
    })
    .errors({ ...invalid, ...tooMany, ...unavailable })
    .input(z.object({ file: z.file() }))
    .output(caseFile),
};

/** Human verification by proof of work. */
export const verificationContract = {
  challenge: procedure({ public: false })
    .route(route('GET', '/verification/challenge', 'A challenge for the human verification'))
    .errors(tooMany)
    .output(
      z.looseObject({ parameters: z.record(z.string(), z.unknown()), signature: z.string().optional() }),
    ),
};
