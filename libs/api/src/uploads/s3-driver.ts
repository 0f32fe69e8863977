import { S3Driver } from 'flydrive/drivers/s3';

/** A bucket of an S3-compatible store. */
export interface S3Place {
  endpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A person waits for the response: rather an error than silence. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true };

/** Imported only where a bucket is configured: the client of AWS is large. */
export function openBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place): S3Driver {
  return new S3Driver({
    // stores other than AWS address a bucket by path
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // most S3-compatible stores reject access lists, and newer checksums
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: timeouts,
  });
}
