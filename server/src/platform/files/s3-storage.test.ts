import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3StandIn, startS3StandIn } from '../../../test/s3-stand-in.ts';
import { readS3Address, type S3Address } from './s3-address.ts';
import { createS3Storage } from './s3-storage.ts';
import { emptyBodyHash, signS3 } from './sign-s3.ts';

describe('the signature', () => {
  // Examples from the service's documentation of Signature Version 4.
  const signer = {
    region: 'us-east-1',
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const host = 'examplebucket.s3.amazonaws.com';
  const now = new Date('2013-05-24T00:00:00Z');
  const signatureOf = (headers: Record<string, string>) =>
    /Signature=(.*)$/.exec(headers.authorization!)?.[1];

  it('S3 signature: GET → equals the documented one', () => {
    const request = { method: 'GET', host, path: '/test.txt', headers: { range: 'bytes=0-9' } } as const;
    expect(signatureOf(signS3({ ...request, bodyHash: emptyBodyHash }, signer, now))).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('S3 signature: PUT → equals the documented one', () => {
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
    ['https://KEY:SE%2FCRET@s3.example.com/bucket?region=eu-1', 'https://s3.example.com/bucket/'],
    ['http://KEY:SE%2FCRET@127.0.0.1:9000/bucket/?region=eu-1', 'http://127.0.0.1:9000/bucket/'],
    ['https://KEY:SE%2FCRET@bucket.example.com/?region=eu-1&style=host', 'https://bucket.example.com/'],
  ])('S3 address: %s → read', (text, base) => {
    expect(readS3Address(text)).toEqual({ base, region: 'eu-1', accessKey: 'KEY', secretKey: 'SE/CRET' });
  });

  it.each([
    's3://KEY:SECRET@bucket',
    'https://s3.example.com/bucket',
    'https://KEY:SECRET@s3.example.com/',
    'https://KEY:SECRET@s3.example.com/a/b',
    'https://KEY:SECRET@bucket.example.com/bucket?style=host',
    'https://KEY:%@s3.example.com/bucket',
    'nothing',
  ])('S3 address: %s → refused', (text) => expect(readS3Address(text)).toBeUndefined());
});

describe.each(['path', 'host'] as const)('files in a bucket named in the %s', (style) => {
  const path = 'default/20261121/a1/b2.png';
  let bucket: S3StandIn;
  let dir: string;
  let source: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'serai-s3-'));
    source = join(dir, 'source');
    await writeFile(source, 'picture');
    bucket = await startS3StandIn(style);
  });
  afterAll(async () => {
    bucket.close();
    await rm(dir, { recursive: true, force: true });
  });
  const storage = (change: Partial<S3Address> = {}) =>
    createS3Storage({ ...readS3Address(bucket.address)!, ...change });

  it('S3 bucket: put, read, remove → requests correctly signed', async () => {
    await storage().put(path, source, 'image/png');
    expect([...bucket.objects]).toEqual([[path, { type: 'image/png', bytes: Buffer.from('picture') }]]);
    const bytes = await storage().open(path);
    expect(Buffer.concat(await bytes!.toArray()).toString()).toBe('picture');
    await storage().remove(path);
    expect(bucket.objects.size).toBe(0);
    expect(await storage().open(path)).toBeUndefined();
    await storage().remove(path);
    expect(bucket.refused).toEqual([]);
  });

  it.each([
    ['secret', { secretKey: 'another' }, 'another signature'],
    ['key', { accessKey: 'ANOTHER' }, 'no signature of a known key'],
    ['region', { region: 'us-east-1' }, 'another scope'],
  ])('S3 bucket: another %s → refused', async (_, change, fault) => {
    await expect(storage(change).put(path, source, 'image/png')).rejects.toThrow('PUT with 403');
    await expect(storage(change).open(path)).rejects.toThrow('GET with 403');
    expect(bucket.refused.splice(0)).toEqual([fault, fault]);
    expect(bucket.objects.size).toBe(0);
  });

  it('S3 bucket: service error, or path that is not ours → throws', async () => {
    bucket.setDown(true);
    await expect(storage().open('default/a.png')).rejects.toThrow('503');
    await expect(storage().remove('default/a.png')).rejects.toThrow('503');
    bucket.setDown(false);
    for (const foreign of ['../a.png', 'a/../b.png', '/a.png', 'a', 'a.b/c.png', 'a\0.png']) {
      await expect(storage().open(foreign), foreign).rejects.toThrow('not a path');
    }
  });
});

it('s3 storage: missing bucket → different error than a missing file', async () => {
  const bucket = await startS3StandIn();
  const address = readS3Address(bucket.address.replace('/bucket', '/basket'))!;
  const dir = await mkdtemp(join(tmpdir(), 'serai-s3-'));
  await writeFile(join(dir, 'source'), 'picture');
  await expect(createS3Storage(address).put('a.png', join(dir, 'source'), 'image/png')).rejects.toThrow(
    'the bucket is not there',
  );
  await rm(dir, { recursive: true, force: true });
  bucket.close();
});
