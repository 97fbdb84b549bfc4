import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local S3 bucket that accepts signed requests only. */
export interface S3StandIn {
  /** Address in the form of UPLOAD_S3_URL. */
  address: string;
  /** Objects by their path within the bucket. */
  objects: Map<string, { type: string; bytes: Buffer }>;
  /** Descriptions of the requests refused for their signature. */
  refused: string[];
  /** Switches between answering 503 only and normal service. */
  setDown(isDown: boolean): void;
  close(): void;
}

const KEY = 'KEY';
const SECRET = 'SE/CRET+word';
const REGION = 'eu-1';

/** Starts a bucket; `style=host` for services with the bucket's name in the host. */
export async function startS3StandIn(style: 'path' | 'host' = 'path'): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const refused: string[] = [];
  const prefix = style === 'path' ? '/bucket/' : '/';
  let isDown = false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    if (isDown) return response.writeHead(503).end();
    const fault = findFault(request, bytes);
    if (fault) {
      refused.push(fault);
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const url = request.url ?? '';
    if (!url.startsWith(prefix))
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const key = url.slice(prefix.length);
    const found = objects.get(key);
    if (request.method === 'PUT') objects.set(key, { type: request.headers['content-type'] ?? '', bytes });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const login = `${KEY}:${encodeURIComponent(SECRET)}`;
  return {
    address:
      style === 'path'
        ? `http://${login}@127.0.0.1:${port}/bucket?region=${REGION}`
        : `http://${login}@127.0.0.1:${port}/?region=${REGION}&style=host`,
    objects,
    refused,
    setDown: (down) => {
      isDown = down;
    },
    close: () => server.close(),
  };
}

/**
 * Checks a request's signature, computed only from the request and independent of our code; returns the
 * fault.
 */
function findFault({ method, url = '', headers }: IncomingMessage, bytes: Buffer): string | undefined {
  const [, access, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (access !== KEY) return 'no signature of a known key';
  const stamp = String(headers['x-amz-date']);
  const [day, region, service, end] = scope.split('/');
  if (region !== REGION || service !== 's3' || end !== 'aws4_request') return 'another scope';
  const at = Date.parse(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!stamp.startsWith(day ?? '-') || !(Math.abs(Date.now() - at) < 900_000)) return 'another time';
  const signed = names.split(';');
  if (!signed.includes('host')) return 'the host is not signed';
  // Every header that describes the object must be signed.
  const unsigned = Object.keys(headers).find(
    (name) => /^(x-amz-|content-type)/.test(name) && !signed.includes(name),
  );
  if (unsigned) return `${unsigned} is not signed`;
  const sha = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  if (headers['x-amz-content-sha256'] !== sha(bytes)) return 'another body';
  const [path, query = ''] = url.split('?');
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, names, sha(bytes)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha(canonical)].join('\n');
  let key: Buffer | string = `AWS4${SECRET}`;
  for (const part of scope.split('/')) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'another signature';
}
