import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import type { PersonName } from '../../../../test/population.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { openStorages } from '../../../platform/files/open-storages.ts';

let world: TestWorld;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-licence-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
  await world.db.updateTable('agencies').set({ verified_at: null }).execute();
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function scan(name: string, as: PersonName = 'owner', topic = 'licence'): Promise<string> {
  const sent = await sendFile(world, { name, bytes: pdf, as, query: `?driver=local&topic=${topic}` });
  expect(sent.msg).toBe('');
  return sent.data.file.url;
}
const save = (files: string[], as: PersonName = 'owner') =>
  world.call('POST', 'account/saveLicencePapers', { files }, { as });
const open = (file: number, as: PersonName) => world.call('GET', 'account/licencePaper', { file }, { as });
const openAtDesk = (file: number, who: { as: PersonName } | { token: string }) =>
  world.call('GET', 'console/agency/licencePaper', { file }, who);
const atDesk = async () =>
  (await world.call('GET', 'console/agency/detail', { id: world.agencyA }, { as: 'operator' })).data;

test('licence papers: saved by the owner → listed, opened by owner and desk, application open', async () => {
  const saved = await save([await scan('licence.pdf')]);
  expect(saved.data.papers).toMatchObject([{ name: 'licence.pdf', mimetype: 'application/pdf' }]);
  const [{ id }] = saved.data.papers;
  expect((await open(id, 'owner')).body).toEqual(pdf);
  expect((await openAtDesk(id, { as: 'operator' })).body).toEqual(pdf);
  const { agency, papers } = await atDesk();
  expect(agency.verification).toBe('asked');
  expect(papers).toMatchObject([{ id, name: 'licence.pdf' }]);
  const listed = await world.call('GET', 'account/licencePapers', undefined, { as: 'owner' });
  expect(listed.data).toEqual(saved.data);
});

test('licence papers: another agency, missing paper → the same answer', async () => {
  const [{ id }] = (await save([await scan('licence.pdf')])).data.papers;
  const foreign = await open(id, 'otherAgency');
  const missing = await open(999_999, 'otherAgency');
  expect(foreign.data).toEqual({ reason: 'not_found' });
  expect([foreign.code, foreign.msg, foreign.data]).toEqual([missing.code, missing.msg, missing.data]);
});

test('licence papers: colleagues without ownership, staff without the right → refused', async () => {
  const [{ id }] = (await save([await scan('licence.pdf')])).data.papers;
  for (const as of ['finance', 'booker', 'viewer'] as const) {
    expect([as, (await open(id, as)).code]).toEqual([as, 401]);
    expect([as, (await save([`/storage/licence/x`], as)).code]).toEqual([as, 401]);
  }
  const { token } = await addStaff(world.db, 'editor_two', 'editor');
  const known = await openAtDesk(id, { token });
  const missing = await openAtDesk(999_999, { token });
  expect([known.code, known.msg]).toEqual([missing.code, missing.msg]);
  expect(known.code).not.toBe(1);
});

test('licence papers: replaced → only the new ones listed, the old one still open to the desk', async () => {
  const first = (await save([await scan('old.pdf'), await scan('kept.pdf')])).data.papers;
  const kept = first.find(({ name }: { name: string }) => name === 'kept.pdf');
  const next = await save([kept.url, await scan('new.pdf')]);
  expect(next.data.papers.map(({ name }: { name: string }) => name)).toEqual(['kept.pdf', 'new.pdf']);
  const old = first.find(({ name }: { name: string }) => name === 'old.pdf');
  expect((await openAtDesk(old.id, { as: 'operator' })).body).toEqual(pdf);
  expect((await save([old.url])).data.reason).toBe('licence_paper_unfit');
});

test('licence papers: upload of another user or purpose, none, too many → refused, papers unchanged', async () => {
  const before = (await save([await scan('licence.pdf')])).data;
  const unfit = [
    await scan('a.pdf', 'booker'),
    await scan('b.pdf', 'owner', 'slip'),
    '/storage/licence/none',
  ];
  for (const url of unfit)
    expect([url, (await save([url])).data.reason]).toEqual([url, 'licence_paper_unfit']);
  expect((await save([])).code).not.toBe(1);
  expect((await save(['a', 'b', 'c', 'd'])).code).not.toBe(1);
  expect((await world.call('GET', 'account/licencePapers', undefined, { as: 'owner' })).data).toEqual(before);
});

test('licence papers: agency verified → the audit row names the papers', async () => {
  await save([await scan('licence-2026.pdf')]);
  const input = { agency_id: world.agencyA, decision: 'verify', reason: 'Agrees with the register' };
  expect((await world.call('POST', 'console/agency/verify', input, { as: 'operator' })).code).toBe(1);
  const { data } = await world.call('GET', 'console/activity/list', { limit: 1 }, { as: 'operator' });
  expect(data.list[0].after).toMatchObject({ verification: 'verified', licence_papers: 'licence-2026.pdf' });
});
