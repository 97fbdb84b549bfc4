import { saveSiteSettings } from '@serai/contract/site/desk';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, openSessions } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';
import { testCaller } from '../../../test/test-caller.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { TestMailer } from '../../../test/test-mailer.ts';
import { type App, createApp } from '../../app.ts';
import type { Call, Caller, Db } from '../../calls.ts';
import { openDatabase } from '../../platform/db/connect.ts';
import { bindRoute } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import type { Tables } from '../../tables.ts';
import { logOperatorWrites } from './log-operator-writes.ts';

const lines: string[] = [];
let app: App;
let db: Db;
let call: ReturnType<typeof testCaller>;
beforeAll(async () => {
  const opened = await openDatabase<Tables>(await createTestDatabase(), { log: () => {}, maxConnections: 5 });
  db = opened.db;
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const clock = new TestClock(testStart);
  app = await createApp({ db, pool: opened.pool, clock, mailer: new TestMailer(), log });
  call = testCaller(app.fastify, openSessions(db));
});
afterAll(async () => {
  await app.stop();
  await db.destroy();
});
beforeEach(() => {
  lines.length = 0;
});

const writes = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'operator write');
const operatorId = async () =>
  (await db.selectFrom('users').select('id').where('username', '=', 'operator_1').executeTakeFirstOrThrow())
    .id;
const entry = {
  place: 'nav',
  entry_name: 'trains',
  title_zh: '火车',
  title_en: 'Trains',
  icon: 'plane',
  menu_type: 'link',
  url: 'https://secret-host.example.com/',
  audience: 'everybody',
};

describe('of an operator’s write stands one line in the log', () => {
  it('operator write log: write → one line with user, call, fields and ids, no other value', async () => {
    const settings = { siteNameEn: 'Hidden Lantern', contactMailbox: 'desk@hidden.example' };
    const reply = await call('POST', 'console/site/save', settings, { as: 'operator' });
    expect(reply.code).toBe(1);
    expect(writes()).toMatchObject([
      {
        level: 'info',
        call: 'console/site/save',
        userId: await operatorId(),
        username: 'operator_1',
        fields: ['siteNameEn', 'contactMailbox'],
        ids: {},
        requestId: reply.headers['x-request-id'],
      },
    ]);
    expect(lines.join()).not.toMatch(/Hidden Lantern|hidden\.example/);
  });

  it('operator write log: created, changed, deleted object → its id', async () => {
    const made = await call('POST', 'console/menu/save', entry, { as: 'operator' });
    const { id } = made.data.entry;
    await call('POST', 'console/menu/save', { ...entry, id, title_en: 'Rail' }, { as: 'operator' });
    await call('POST', 'console/menu/delete', { id }, { as: 'operator' });
    expect(writes().map((line) => [line.call, line.ids.id])).toEqual([
      ['console/menu/save', id],
      ['console/menu/save', id],
      ['console/menu/delete', id],
    ]);
    expect(lines.join()).not.toMatch(/secret-host|Rail/);
  });

  it('operator write log: money moved → logged; repeated → marked as replayed', async () => {
    const { id: agencyId } = await db
      .selectFrom('agencies')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const options = { as: 'operator', key: 'top-up-of-the-log-test' } as const;
    const input = { agency_id: agencyId, amount: 123_456, memo: 'private words' };
    for (let at = 0; at < 2; at++) await call('POST', 'console/wallet/topUp', input, options);
    expect(writes().map(({ ids, replayed }) => [ids.agency_id, replayed])).toEqual([
      [agencyId, undefined],
      [agencyId, true],
    ]);
    expect(lines.join()).not.toMatch(/123456|private words/);
  });

  it('operator write log: read, refused write, member’s write → no line', async () => {
    await call('GET', 'console/site/show', {}, { as: 'operator' });
    expect((await call('POST', 'console/menu/delete', { id: 999_999 }, { as: 'operator' })).code).toBe(0);
    expect((await call('POST', 'console/site/save', { tag: 'x' }, { as: 'owner' })).code).toBe(401);
    await call('POST', 'common/checkClickCaptcha', { id: 'captcha-1234', info: 'x' }, { as: 'operator' });
    const nickname = { nickname: '阿明' };
    expect((await call('POST', 'account/profile', nickname, { as: 'owner' })).code).toBe(1);
    expect(writes()).toEqual([]);
  });
});

it('operator write log: ids → taken only by name and form, one level deep', async () => {
  const input = {
    id: 7,
    ride_ids: [1, 2],
    user_token: 'abc',
    agency_id: 'a b',
    id_number: '530102199003074518',
    sn: 'H1',
  };
  const handler = async () => ({ made: { entry_id: 9, name: 'x', deep: { id: 5 } } }) as never;
  const wrapped = logOperatorWrites(
    bindRoute<typeof saveSiteSettings, Caller>(saveSiteSettings, handler),
    pino({ base: null }, { write: (line) => void lines.push(line) }),
  );
  const caller = { kind: 'operator', userId: 1, sessionId: 1, username: 'o', nickname: 'o' } as const;
  await wrapped.handle({ input, caller, requestId: 'r' } as unknown as Call<typeof saveSiteSettings>);
  expect(writes()).toMatchObject([{ ids: { id: 7, ride_ids: [1, 2], sn: 'H1', entry_id: 9 } }]);
  expect(Object.keys(writes()[0].ids)).toHaveLength(4);
});
