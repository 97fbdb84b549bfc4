import { createHash, createHmac } from 'node:crypto';

export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Host, with its port unless it is the default. */
  host: string;
  /** Encoded, with a leading slash. */
  path: string;
  /** Headers besides `host`, which is always signed, and those added here; names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, hex. */
  bodyHash: string;
}

export interface S3Signer {
  region: string;
  accessKey: string;
  secretKey: string;
}

export const emptyBodyHash = createHash('sha256').digest('hex');

/**
 * Signs a request by the documented Signature Version 4 (one chunk, header authorization) and returns its headers.
 */
export function signS3(request: S3Request, signer: S3Signer, now: Date): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const scope = `${day}/${signer.region}/s3/aws4_request`;
  const added = { ...request.headers, 'x-amz-content-sha256': request.bodyHash, 'x-amz-date': stamp };
  const signed = Object.entries({ ...added, host: request.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    request.path,
    '',
    ...signed.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    names,
    request.bodyHash,
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, digest].join('\n');
  const key = [day, signer.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${signer.secretKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const credential = `${signer.accessKey}/${scope}`;
  return {
    ...added,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  };
}
