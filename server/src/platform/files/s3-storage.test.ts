import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readS3Address } from './s3-address.ts';
import { createS3Storage } from './s3-storage.ts';
import { emptyBodyHash, signS3 } from './sign-s3.ts';

describe('the signature', () => {
  // The examples of the service's own documentation of Signature Version 4.
  const signer = {
    region: 'us-east-1',
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const host = 'examplebucket.s3.amazonaws.com';
  const now = new Date('2013-05-24T00:00:00Z');
  const signatureOf = (headers: Record<string, string>) =>
    /Signature=(.*)$/.exec(headers.authorization!)?.[1];

  it('of a GET is the documented one', () => {
    const request = { method: 'GET', host, path: '/test.txt', headers: { range: 'bytes=0-9' } } as const;
    expect(signatureOf(signS3({ ...request, bodyHash: emptyBodyHash }, signer, now))).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('of a PUT is the documented one', () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const bodyHash = createHash('sha256').update('Welcome to Amazon S3.').digest('hex');
    const request = { method: 'PUT', host, path: '/test%24file.text', headers, bodyHash } as const;
    expect(signatureOf(signS3(request, signer, now))).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });
});

describe('the address', () => {
  it.each([
    'https://KEY:SE%2FCRET@s3.example.com/bucket?region=eu-1',
    'http://KEY:SE%2FCRET@127.0.0.1:9000/bucket/?region=eu-1',
  ])('%s is read', (text) => {
    expect(readS3Address(text)).toMatchObject({
      bucket: 'bucket',
      region: 'eu-1',
      accessKey: 'KEY',
      secretKey: 'SE/CRET',
    });
  });

  it.each([
    's3://KEY:SECRET@bucket',
    'https://s3.example.com/bucket',
    'https://KEY:SECRET@s3.example.com/',
    'https://KEY:SECRET@s3.example.com/a/b',
    'https://KEY:%@s3.example.com/bucket',
    'nothing',
  ])('%s is none', (text) => expect(readS3Address(text)).toBeUndefined());
});

describe('files in a bucket', () => {
  const objects = new Map<string, { type: string; bytes: Buffer }>();
  let server: Server;
  let dir: string;
  let isDown = false;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'serai-s3-'));
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const bytes = Buffer.concat(parts);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const isSigned = /^AWS4-HMAC-SHA256 Credential=KEY\//.test(request.headers.authorization ?? '');
      if (isDown) return response.writeHead(503).end();
      if (!isSigned || request.headers['x-amz-content-sha256'] !== hash) return response.writeHead(403).end();
      const key = request.url!;
      const found = objects.get(key);
      if (request.method === 'PUT') objects.set(key, { type: request.headers['content-type']!, bytes });
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method !== 'GET') return response.writeHead(200).end();
      return found ? response.writeHead(200).end(found.bytes) : response.writeHead(404).end('<Error/>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(dir, { recursive: true, force: true });
  });
  const bucket = () => {
    const { port } = server.address() as AddressInfo;
    return createS3Storage(readS3Address(`http://KEY:SECRET@127.0.0.1:${port}/bucket`)!);
  };

  it('are put, read and removed', async () => {
    const [path, source] = ['default/20261121/a1/b2.png', join(dir, 'source')];
    await writeFile(source, 'picture');
    await bucket().put(path, source, 'image/png');
    expect(objects.get(`/bucket/${path}`)?.type).toBe('image/png');
    const bytes = await bucket().open(path);
    expect(Buffer.concat(await bytes!.toArray()).toString()).toBe('picture');
    await bucket().remove(path);
    expect(await bucket().open(path)).toBeUndefined();
  });

  it('fail aloud when the service does, and for a path that is not ours', async () => {
    isDown = true;
    await expect(bucket().open('default/a.png')).rejects.toThrow('503');
    isDown = false;
    for (const path of ['../a.png', 'a/../b.png', '/a.png', 'a', 'a.b/c.png', 'a\0.png']) {
      await expect(bucket().open(path), path).rejects.toThrow('not a path');
    }
  });
});
