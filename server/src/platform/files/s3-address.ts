/** A bucket with its credentials. */
export interface S3Address {
  /** Base address of its files: `https://s3.example.com/bucket/`, or with the bucket in the host. */
  base: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Parses `https://KEY:SECRET@host/bucket?region=…`, or `https://KEY:SECRET@bucket.host/?region=…&style=host` for
 * services with the bucket in the host (key and secret percent-encoded); undefined for anything else.
 */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text);
  const bucket = pathname.replace(/^\/|\/$/g, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const isInHost = searchParams.get('style') === 'host';
  if (isInHost ? bucket !== '' : !bucketName.test(bucket)) return undefined;
  if (!/^[a-z0-9-]{1,40}$/.test(region) || !username || !password) return undefined;
  try {
    return {
      base: isInHost ? `${origin}/` : `${origin}/${bucket}/`,
      region,
      accessKey: decodeURIComponent(username),
      secretKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}
