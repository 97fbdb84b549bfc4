/** A bucket and who may write there. */
export interface S3Address {
  /** Origin of the service; the bucket follows as the first part of the path. */
  origin: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads `https://KEY:SECRET@host/bucket?region=…` (key and secret percent-encoded); undefined for anything else. */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text);
  const bucket = pathname.replace(/^\/|\/$/g, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (!bucketName.test(bucket) || !/^[a-z0-9-]{1,40}$/.test(region) || !username || !password)
    return undefined;
  try {
    return {
      origin,
      bucket,
      region,
      accessKey: decodeURIComponent(username),
      secretKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
