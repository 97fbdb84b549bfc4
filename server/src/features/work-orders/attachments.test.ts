import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { openTestWorld, type TestReply, type TestWorld } from '../../../test/harness.ts';
import { hostileFiles } from '../../../test/hostile-files.ts';
import { smallPicture } from '../../../test/hostile-pictures.ts';
import type { PersonName } from '../../../test/population.ts';
import { sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';

let world: TestWorld;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-work-orders-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});
// Resets the upload rate limit, which no real user reaches.
beforeEach(() => world.clock.advance(3_600_000));

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const png = await smallPicture('png');
const usual = { name: 'room.png', bytes: png, query: '?driver=local&topic=work-order' };
const asked = { type: 'hotel_problem', email: 'desk@example.com', detail: 'The room is not as it was sold.' };

const upload = async (form: object = {}): Promise<string> => {
  const sent = await sendFile(world, { ...usual, ...form });
  if (sent.code !== 1) throw new Error(sent.msg);
  return sent.data.file.url;
};
const add = (files: readonly string[], as: PersonName = 'owner') =>
  world.call('POST', 'workOrder/add', { ...asked, files }, { as });
function must(reply: TestReply): TestReply['data'] {
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data;
}
const detail = async (id: number) =>
  must(await world.call('GET', 'workOrder/detail', { id }, { as: 'owner' }));
const link = (id: number, file: number, as: PersonName = 'owner') =>
  world.call('POST', 'workOrder/link', { id, file }, { as });
/** Opens a link as a browser does. */
const open = (url: string) => world.fastify.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });

describe('attachments', () => {
  it('attachment: added to a work order or a reply → opened once by a link, and by nothing else', async () => {
    const [picture, paper] = [await upload(), await upload({ name: 'folio.pdf', bytes: pdf })];
    const { id } = must(await add([picture])).work_order;
    must(
      await world.call(
        'POST',
        'workOrder/reply',
        { id, content: 'The folio', files: [paper] },
        { as: 'owner' },
      ),
    );
    const { files, entries } = await detail(id);
    expect(files).toMatchObject([{ name: 'room.png', mimetype: 'image/png', is_picture: true }]);
    expect(entries.at(-1).files).toMatchObject([{ name: 'folio.pdf', is_picture: false }]);
    for (const path of [picture, paper]) expect((await open(path)).statusCode).toBe(404);
    const { url } = must(await link(id, files[0].id));
    const shown = await open(url);
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect((await open(url)).json().code).toBe(0);
    const folio = await open(must(await link(id, entries.at(-1).files[0].id)).url);
    expect(folio.headers['content-disposition']).toMatch(/^attachment/);
    const staff = { file: files[0].id };
    const atDesk = await world.call('GET', 'console/workOrder/file', staff, { as: 'operator' });
    expect(atDesk.headers['content-type']).toBe('image/png');
  });

  it('attachment: of another agency or work order → not found', async () => {
    const { id } = must(await add([await upload()])).work_order;
    const other = must(await add([])).work_order.id;
    const { files } = await detail(id);
    for (const reply of [await link(id, files[0].id, 'otherAgency'), await link(other, files[0].id)]) {
      expect([reply.code, reply.msg]).toEqual([0, 'There is no such record']);
    }
  });

  it('attachment link: member may no longer see the work order → refused', async () => {
    const { id } = must(await add([await upload()])).work_order;
    const { files } = await detail(id);
    const { url } = must(await link(id, files[0].id, 'finance'));
    const gone = { disabled_at: world.clock.now() };
    await world.db.updateTable('users').set(gone).where('username', '=', 'finance_a').execute();
    expect((await open(url)).json().code).toBe(0);
    await world.db
      .updateTable('users')
      .set({ disabled_at: null })
      .where('username', '=', 'finance_a')
      .execute();
  });

  it("attachment: added to the desk's reply → available to the member", async () => {
    const { id } = must(await add([])).work_order;
    const files = [await upload({ as: 'operator', name: 'letter.pdf', bytes: pdf })];
    const reply = { id, content: 'What the hotel says', files };
    must(await world.call('POST', 'console/workOrder/reply', reply, { as: 'operator' }));
    const [file] = (await detail(id)).entries.at(-1).files;
    expect(file).toMatchObject({ name: 'letter.pdf' });
    expect((await open(must(await link(id, file.id)).url)).statusCode).toBe(200);
  });
});

test.each([
  ['somebody else’s', () => upload({ as: 'otherAgency' })],
  ['a public upload', () => upload({ query: '?driver=local' })],
  ['a bank slip', () => upload({ query: '?driver=local&topic=slip' })],
  ['none at all', async () => '/storage/work-order/20261121/none/none.png'],
  ['a path that leads elsewhere', async () => '/storage/work-order/../../etc/passwd'],
])('workOrder/add: %s → refused, nothing stored', async (_, file) => {
  const before = await world.db.selectFrom('work_orders').select('id').execute();
  const reply = await add([await file()]);
  expect(reply.data.errors).toMatchObject([{ field: 'files' }]);
  expect(await world.db.selectFrom('work_orders').select('id').execute()).toEqual(before);
});

test('workOrder/add: more than ten files, or one above 10 MB → refused', async () => {
  const eleven = Array.from({ length: 11 }, (_, at) => `/storage/work-order/${at}.png`);
  expect((await add(eleven)).data.errors).toMatchObject([{ field: 'files' }]);
  const url = await upload({ name: 'large.pdf', bytes: pdf });
  const path = url.replace('/storage/', '');
  await world.db.updateTable('uploads').set({ size: 10_485_761 }).where('path', '=', path).execute();
  expect((await add([url])).data.errors).toMatchObject([{ field: 'files' }]);
});

describe('P17: hostile files of work orders', async () => {
  const files = await hostileFiles();

  it.each(files.map((file) => [file.title, file] as const))(
    'work-order attachment (P17): %s → handled safely',
    async (_, file) => {
      const sent = await sendFile(world, { ...file, query: usual.query });
      if (sent.code !== 1) return expect(sent.data.reason).toBe(file.outcome);
      const { id } = must(await add([sent.data.file.url])).work_order;
      const served = await open(must(await link(id, (await detail(id)).files[0].id)).url);
      expect(file.outcome).toBe('harmless');
      expect(served.statusCode).toBe(200);
      expect(served.headers['x-content-type-options']).toBe('nosniff');
      expect(String(served.headers['content-type'])).toMatch(
        /^image\/(jpeg|png|webp|gif)$|^application\/pdf$/,
      );
      if (String(served.headers['content-disposition']).startsWith('attachment')) return;
      for (const hidden of ['<script', '<?php', '<svg', 'PK\x03\x04', 'marker']) {
        expect(served.rawPayload.includes(hidden), hidden).toBe(false);
      }
    },
  );
});
