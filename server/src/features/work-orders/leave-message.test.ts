import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('outbox').execute();
});

const message = { name: '杜丽', email: 'du@example.com', content: '请问可以开发票吗？' };
const send = (change = {}, options = {}) =>
  world.call('POST', 'index/message', { ...message, ...change }, options);
const mails = () => world.db.selectFrom('outbox').selectAll().execute();

describe('index/message', () => {
  // Covers 3.72, 7.19.
  it('index/message: no account → work order opened, operators notified by mail', async () => {
    expect((await send({}, { lang: 'zh-cn' })).code).toBe(1);
    const [queued] = (await world.call('GET', 'console/workOrder/list', {}, { as: 'operator' })).data.list;
    expect(queued).toMatchObject({ type: 'other', agency: null, order: null, asker: message.name });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'operator_1@example.com', event: 'work_order_new' });
    for (const said of Object.values(message)) expect(mail!.body).toContain(said);
  });

  it('index/message: desk replies → mailed to the sender, whose answer goes to the desk', async () => {
    await send({ email: 'asks@example.com' }, { lang: 'en' });
    const { list } = (await world.call('GET', 'console/workOrder/list', { limit: 100 }, { as: 'operator' }))
      .data;
    const { id } = list.find((row: { asker: string; status: string }) => row.status === 'submitted');
    const desk = (action: string, input: object) =>
      world.call('POST', `console/workOrder/${action}`, { id, ...input }, { as: 'operator' });
    expect((await desk('reply', { content: 'Yes, we give invoices.', next: 'ask' })).code).toBe(1);
    expect((await desk('resolve', { content: '' })).code).toBe(1);
    const replies = (await mails()).filter(({ event }) => event === 'contact_replied');
    expect(replies).toHaveLength(1);
    expect(replies[0]!.body).toContain('Yes, we give invoices.');
    expect(replies[0]!.reply_to).toBe('service@serai.example');
    expect(replies[0]!.link).toBe('');
  });

  it('index/message: mailbox configured → mailed there', async () => {
    await world.db
      .insertInto('site_settings')
      .values({ name: 'contactMailbox', value: JSON.stringify('desk@example.com') })
      .execute();
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['desk@example.com']);
  });

  it('index/message: line break in the name → refused, no mail header injected', async () => {
    const reply = await send({ name: 'x\r\nBcc: everybody@example.com' });
    expect(reply.data.errors).toMatchObject([{ field: 'name' }]);
    expect(await mails()).toEqual([]);
  });

  // Covers 5.10.
  it('index/message: missing or invalid field → named, nothing stored', async () => {
    for (const [field, change] of [
      ['name', { name: ' ' }],
      ['email', { email: 'nowhere' }],
      ['content', { content: '' }],
      ['content', { content: 'a\0b' }],
      ['content', { content: 'x'.repeat(4001) }],
      ['content', { content: 7 }],
    ] as const) {
      expect((await send(change)).data.errors[0].field).toBe(field);
    }
    expect(await mails()).toEqual([]);
  });

  it('index/message: more than 5 an hour from one sender, any address → refused', async () => {
    const from = (at: number, email: string) =>
      world.fastify.inject({
        method: 'POST',
        url: '/api/index/message',
        remoteAddress: `198.51.100.${at + 1}`,
        payload: { ...message, email },
      });
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => from(at, at % 2 ? 'DU@example.com' : 'du@example.com')),
    );
    expect(replies.filter((reply) => reply.json().code === 1)).toHaveLength(5);
    expect(await mails()).toHaveLength(5);
    expect((await from(50, 'other@example.com')).json().code).toBe(1);
  });

  it('index/message: more than 20 an hour from one network address, also concurrently → refused', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => send({ email: `du${at}@example.com` })),
    );
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(20);
    expect(replies.find(({ code }) => code === 0)?.msg).toMatch(/\d+ minutes/);
    expect(await mails()).toHaveLength(20);
  });
});
