import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { makeOffice } from '../../../test/hostile-archives.ts';
import { listFiles, type SentForm, sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';
import type { Storage } from '../../platform/files/storage.ts';

let world: TestWorld;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-uploads-'));
  const { drivers, incomingDir } = openStorages({ dataDir });
  world = await openTestWorld({
    storages: { drivers: new Map([...drivers, ['memory', memoryStorage]]), incomingDir },
  });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (form: SentForm) => sendFile(world, form);

const photo = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2266aa' } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toFormat(format)
    .toBuffer();

describe('ajax/upload', () => {
  it('ajax/upload: picture → re-encoded without other content, displayable', async () => {
    const bytes = await photo();
    expect(bytes.includes('secret-place')).toBe(true);
    const { code, data } = await send({ name: '仰光.JPG', bytes });
    expect(code).toBe(1);
    expect(data.file).toMatchObject({
      name: '仰光.JPG',
      suffix: 'jpg',
      mimetype: 'image/jpeg',
      width: 40,
      height: 30,
      full_url: `http://localhost${data.file.url}`,
    });
    const served = await world.fastify.inject({ url: data.file.url });
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.includes('secret-place')).toBe(false);
    expect(served.rawPayload.length).toBe(data.file.size);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(served.headers['content-disposition']).toMatch(/^inline/);
  });

  it('ajax/upload: PNG or WebP → re-encoded, rotated upright', async () => {
    for (const format of ['png', 'webp'] as const) {
      const { data } = await send({ name: `a.${format}`, bytes: await photo(format) });
      expect(data.file).toMatchObject({ mimetype: `image/${format}`, width: 40, height: 30 });
    }
    const turned = await sharp(await photo())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { data } = await send({ name: 'turned.jpeg', bytes: turned });
    expect(data.file).toMatchObject({ width: 30, height: 40 });
  });

  it('ajax/upload: other file → served as a download under its own name', async () => {
    const { data } = await send({ name: "合同 (1)'.pdf", bytes: pdf });
    expect(data.file).toMatchObject({ suffix: 'pdf', size: pdf.length, width: 0, height: 0 });
    const served = await world.fastify.inject({ url: data.file.url });
    expect(served.rawPayload.equals(pdf)).toBe(true);
    expect(served.headers['content-disposition']).toBe(
      `attachment; filename="(1).pdf"; filename*=UTF-8''%E5%90%88%E5%90%8C%20%281%29%27.pdf`,
    );
    expect(served.headers['cache-control']).toMatch(/^private/);
  });

  // Covers 7.06.
  it('ajax/upload: path → prefixed with the CDN, otherwise with the portal’s address', async () => {
    await setSite('cdnUrl', 'https://cdn.example.com/');
    const { data } = await send({ name: 'a.pdf', bytes: pdf });
    expect(data.file.full_url).toBe(`https://cdn.example.com${data.file.url}`);
    await setSite('cdnUrl', '');
    const own = (await send({ name: 'a.pdf', bytes: pdf })).data.file;
    expect(own.full_url).toBe(`http://localhost${own.url}`);
  });

  it('upload: members and operators → accepted; others → refused', async () => {
    expect((await send({ name: 'a.pdf', bytes: pdf, as: 'viewer' })).code).toBe(1);
    expect((await send({ name: 'a.pdf', bytes: pdf, as: 'operator' })).code).toBe(1);
    expect(await send({ name: 'a.pdf', bytes: pdf, as: null })).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
  });

  // Covers 5.22, 5.23, 5.25.
  it("upload: the three refusals → in the sender's language", async () => {
    const messages = async (form: SentForm) =>
      (await Promise.all([send(form), send({ ...form, lang: 'zh-cn' })])).map(({ msg }) => msg);
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await messages({ name: '', bytes: pdf })).toEqual([
      'The data of the uploaded file is incomplete!',
      '上传文件的数据不完整！',
    ]);
    expect(await messages({ name: 'a.exe', bytes: pdf })).toEqual([
      'The type of uploaded file is not allowed!',
      '不允许上传这种类型的文件！',
    ]);
    expect(await messages({ name: 'a.png', bytes })).toEqual([
      'The size of the uploaded file exceeds the allowed range!',
      '上传文件的大小超出允许范围！',
    ]);
  });

  it('ajax/upload: no form, or aborted → refused, nothing kept', async () => {
    const files = await listFiles(dataDir);
    const post = async (payload: string, type: string) => {
      const headers = { 'content-type': type, 'ba-user-token': await world.tokenOf('finance') };
      return world.fastify.inject({ method: 'POST', url: '/api/ajax/upload', headers, payload });
    };
    const form = 'multipart/form-data; boundary=x';
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    expect((await post('{}', 'application/json')).json().data.reason).toBe('upload_incomplete');
    expect((await post('', form)).json().data.reason).toBe('upload_incomplete');
    expect((await post(`${head}half`, form)).json().data.reason).toBe('body_unreadable');
    expect((await post('no boundary', 'multipart/form-data')).statusCode).toBe(400);
    expect(await listFiles(dataDir)).toEqual(files);
  });

  it('ajax/upload: real connection → reply arrives, even if refused before the file has arrived', async () => {
    await world.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.fastify.server.address() as AddressInfo;
    const post = async (name: string, bytes: Buffer) => {
      const body = new FormData();
      body.append('topic', 'avatar');
      body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
      const headers = { 'ba-user-token': await world.tokenOf('booker'), 'think-lang': 'en' };
      const reply = await fetch(`http://127.0.0.1:${port}/api/ajax/upload`, {
        method: 'POST',
        body,
        headers,
      });
      return (await reply.json()) as { code: number; data: { reason: string; file: { name: string } } };
    };
    const large = Buffer.alloc(12 * 1024 * 1024);
    expect((await post('large.html', large)).data.reason).toBe('upload_type_refused');
    expect((await post('large.png', large)).data.reason).toBe('upload_too_large');
    expect((await post('照片.png', await photo('png'))).data.file.name).toBe('照片.png');
  });

  // Covers 7.12.
  it('ajax/upload: driver named → used if configured', async () => {
    expect((await send({ name: 'a.pdf', bytes: pdf, query: '' })).code).toBe(1);
    const { url } = (await send({ name: 'a.pdf', bytes: pdf, query: '?driver=memory&topic=contracts' })).data
      .file;
    expect(url).toMatch(/^\/storage\/contracts\/\d{8}\/[0-9a-f]{32}\/[0-9a-f]{40}\.pdf$/);
    expect([...inMemory.keys()]).toEqual([url.slice('/storage/'.length)]);
    expect((await world.fastify.inject({ url })).rawPayload.equals(pdf)).toBe(true);
    await setSite('uploadMode', 'memory');
    await send({ name: 'a.pdf', bytes: pdf, query: '' });
    expect(inMemory.size).toBe(2);
    await setSite('uploadMode', 'local');
    for (const driver of ['s3', 'constructor', '../x']) {
      const reply = await send({ name: 'a.pdf', bytes: pdf, query: `?driver=${encodeURIComponent(driver)}` });
      expect(reply.data.reason, driver).toBe('upload_driver_refused');
    }
  });

  // Covers 3.103, 5.24, 9.20.
  it('upload limits: types with or without dots, in any case, as list or text → accepted', async () => {
    const gif = await sharp(await photo())
      .gif()
      .toBuffer();
    for (const allowed of ['.GIF, Png', ['gif'], ['.Gif']]) {
      await setSite('uploadSuffixes', allowed);
      expect((await send({ name: 'a.gif', bytes: gif, as: 'finance' })).code, String(allowed)).toBe(1);
    }
    await setSite('uploadSuffixes', ['png']);
    expect((await send({ name: 'a.gif', bytes: gif, as: 'finance' })).data.reason).toBe(
      'upload_type_refused',
    );
    await setSite('uploadMimeTypes', 'IMAGE/*');
    expect((await send({ name: 'a.gif', bytes: gif, as: 'finance' })).code).toBe(1);
    const { data } = await world.call('GET', 'index/index');
    expect(data.site.upload).toMatchObject({ allowedSuffixes: ['png'], allowedMimeTypes: ['image/*'] });
    await world.db.deleteFrom('site_settings').where('name', 'like', 'upload%').execute();
  });

  // Covers 5.24.
  it('upload: allowed suffix or type → accepted; unrecognisable content → refused with that reason', async () => {
    const png = await photo('png');
    const ask = async (name: string, type: string, bytes = png) => {
      const { code, data } = await send({ name, type, bytes, as: 'finance' });
      return code === 1 ? `${data.file.name} ${data.file.suffix} ${data.file.mimetype}` : data.reason;
    };
    await setSite('uploadSuffixes', ['heic', 'dat']);
    await setSite('uploadMimeTypes', ['image/png', 'application/x-cad']);
    // By the declared type alone, without a suffix or with an unknown one; never against the content.
    expect(await ask('photo', 'Image/PNG')).toBe('photo.png png image/png');
    expect(await ask('scan.dat', 'image/png')).toBe('scan.dat.png png image/png');
    expect(await ask('photo', 'image/png', pdf)).toBe('upload_content_differs');
    // Listed, but of a kind that cannot be recognised by its bytes.
    expect(await ask('a.heic', 'image/heic')).toBe('upload_type_unknown');
    expect(await ask('plan', 'application/x-cad')).toBe('upload_type_unknown');
    // In neither list.
    expect(await ask('photo', 'image/webp')).toBe('upload_type_refused');
    expect(await ask('photo', '')).toBe('upload_type_refused');
    expect(await ask('a.pdf', 'image/png', pdf)).toBe('upload_type_refused');
    await world.db.deleteFrom('site_settings').where('name', 'like', 'upload%').execute();
  });

  // Covers 5.25, 9.20.
  it('ajax/upload: larger than allowed → refused', async () => {
    await setSite('uploadMaxSize', pdf.length);
    expect((await send({ name: 'a.pdf', bytes: pdf, as: 'viewer' })).code).toBe(1);
    await setSite('uploadMaxSize', pdf.length - 1);
    expect((await send({ name: 'a.pdf', bytes: pdf, as: 'viewer' })).data.reason).toBe('upload_too_large');
    expect((await world.call('GET', 'index/index')).data.site.upload.maxSize).toBe(pdf.length - 1);
    await world.db.deleteFrom('site_settings').where('name', '=', 'uploadMaxSize').execute();
  });

  it('ajax/upload: more than thirty an hour → refused', async () => {
    world.clock.advance(2 * 3_600_000);
    const codes: number[] = [];
    for (let at = 0; at < 31; at++) codes.push((await send({ name: 'a.exe', bytes: pdf })).code);
    expect(codes.every((code) => code === 0)).toBe(true);
    const reply = await send({ name: 'a.pdf', bytes: pdf });
    expect(reply).toMatchObject({ code: 0, data: { reason: 'upload_too_often' } });
    world.clock.advance(3_600_000);
    expect((await send({ name: 'a.pdf', bytes: pdf })).code).toBe(1);
  });

  it('ajax/upload: more than 200 MB a day, also concurrently → refused', async () => {
    world.clock.advance(48 * 3_600_000);
    await send({ name: 'a.pdf', bytes: pdf });
    const most = 200 * 1024 * 1024 - 2 * pdf.length;
    await world.db
      .updateTable('uploads')
      .set({ received: most })
      .where('created_at', '=', world.clock.now())
      .execute();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => send({ name: 'a.pdf', bytes: pdf })));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(2);
    expect(replies.filter(({ data }) => data.reason === 'upload_day_full')).toHaveLength(3);
    const before = await listFiles(dataDir);
    expect((await send({ name: 'a.pdf', bytes: pdf })).data.reason).toBe('upload_day_full');
    expect(await listFiles(dataDir)).toEqual(before);
  });

  it('GET /storage: missing file, any path → 404', async () => {
    await writeFile(join(dataDir, 'secret.txt'), 'secret');
    for (const path of [
      '../secret.txt',
      '..%2fsecret.txt',
      'a/b.png',
      '%00',
      '',
      'default/%2e%2e/%2e%2e/secret.txt',
    ]) {
      const served = await world.fastify.inject({ url: `/storage/${path}` });
      expect(served.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(served.body, path).not.toContain('secret');
    }
  });
});

it('upload: tax-authority formats → accepted by content for invoices only, never served by path', async () => {
  const ofd = makeOffice('OFD.xml');
  const xml = Buffer.from('<?xml version="1.0"?><EInvoice/>');
  const send = (name: string, bytes: Buffer, topic: string) =>
    sendFile(world, { name, bytes, as: 'operator', query: `?driver=local&topic=${topic}` });
  expect((await send('fapiao.ofd', ofd, 'default')).data.reason).toBe('upload_type_refused');
  expect((await send('fapiao.ofd', makeOffice('word/document.xml'), 'invoice')).data.reason).toBe(
    'upload_content_differs',
  );
  for (const [name, bytes] of [
    ['fapiao.ofd', ofd],
    ['fapiao.xml', xml],
    ['fapiao.pdf', pdf],
  ] as const) {
    const sent = await send(name, bytes, 'invoice');
    expect(sent.code, `${name}: ${sent.msg}`).toBe(1);
    const served = await world.fastify.inject({ method: 'GET', url: sent.data.file.url });
    expect(served.statusCode, name).toBe(404);
  }
});

const inMemory = new Map<string, Buffer>();
const memoryStorage: Storage = {
  put: async (path, source) => void inMemory.set(path, await readFile(source)),
  open: async (path) => {
    const bytes = inMemory.get(path);
    return bytes && Readable.from([bytes]);
  },
  remove: async (path) => void inMemory.delete(path),
};

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

async function setSite(name: string, value: unknown): Promise<void> {
  const row = { name, value: JSON.stringify(value) };
  await world.db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
