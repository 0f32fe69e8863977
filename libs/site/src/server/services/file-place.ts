import type { FileStoreOptions } from '@raang/api';
import type { Environment } from './env';
import { uploadsFolder } from './folders.ts';

/** Where the files of the environment are: its bucket, else a folder. Plain Node can import it, for the commands. */
export function filePlace(env: Environment): FileStoreOptions {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const hasBucket = S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  return {
    directory: uploadsFolder(env),
    ...(hasBucket && {
      s3: {
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      },
    }),
  };
}
