import { type FileStore, openFileStore } from '@raang/api';
import type { Environment } from './env';
import { uploadsFolder } from './folders';

/** The store of uploaded files: the bucket of the environment, else a folder. Connects with the first file. */
export function openFiles(env: Environment): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const hasBucket = S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY;
  return openFileStore({
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
  });
}
