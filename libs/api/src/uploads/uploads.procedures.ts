import { randomUUID } from 'node:crypto';
import { implement } from '@orpc/server';
import { contract } from '@raang/contract';
import type { CallContext } from '../context/call-context';
import { takeAttempt } from '../limits/take-attempt';
import { TooBusyError } from '../limits/work-queue';
import { acceptFile } from './accept-file';
import type { FileOutcome } from './file-outcome';
import { safeFileName } from './file-name';
import type { FileStore } from './file-store';
import { storeUpload, StoreError } from './store-upload';

export interface UploadsContext extends CallContext {
  files: FileStore;
}

/** Per address. Passengers at a station may share one; a case has five files at most. */
const perHour = { limit: 100, windowSeconds: 3600 };

const reasons = {
  'file-type': 'The file is not a readable JPEG, PNG, WebP or PDF.',
  'file-unsafe': 'The PDF has scripts, attachments or encryption, or parts that cannot be checked.',
  'file-too-large': 'The file has more than 5 MB or 50 megapixels.',
};

const uploads = implement(contract.uploads).$context<UploadsContext>();

export const uploadsProcedures = uploads.router({
  create: uploads.create.handler(async ({ context, input: { file }, errors }) => {
    const { db, files, caller } = context;
    const now = context.now();
    const attempt = await takeAttempt(db, { name: 'upload', key: caller.address, ...perHour }, now);
    if (!attempt.isAllowed) {
      const { retryAfterSeconds } = attempt;
      caller.responseHeaders.set('retry-after', String(retryAfterSeconds));
      throw errors.TOO_MANY_REQUESTS({ data: { retryAfterSeconds } });
    }
    try {
      const outcome: FileOutcome = await acceptFile(new Uint8Array(await file.arrayBuffer()));
      if (outcome.problem) {
        const code = outcome.problem;
        throw errors.BAD_REQUEST({ data: { fields: [{ field: 'file', code, message: reasons[code] }] } });
      }
      const { bytes, mediaType } = outcome;
      const name = safeFileName(file.name, mediaType);
      return await storeUpload({ db, files }, { id: randomUUID(), name, mediaType, bytes, createdAt: now });
    } catch (error) {
      if (error instanceof TooBusyError || error instanceof StoreError)
        throw errors.SERVICE_UNAVAILABLE({ cause: error });
      throw error;
    }
  }),
});
