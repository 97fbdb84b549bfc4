import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addArticle, addChannel } from '../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { people, testStart } from '../../../test/population.ts';
import { digestSources } from '../../composition/digest-sources.ts';
import { sendDigests } from '../messages/messages.ts';
import { notifyAuthor, notifyCommenter } from './notify-members.ts';

let world: TestWorld;
let author: number;
beforeAll(async () => {
  world = await openTestWorld();
  const { db } = world;
  const users = db.selectFrom('users').select('id').where('username', '=', people.viewer.username);
  author = (await users.executeTakeFirstOrThrow()).id;
  const staff = { role: 'operator', password_hash: '', created_at: testStart } as const;
  const editor = { username: 'editor_1', nickname: 'Editor', email: 'editor_1@example.com' };
  await db
    .insertInto('users')
    .values({ ...staff, ...editor, staff_role: 'editor' })
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['notices', 'outbox', 'message_switches', 'digests'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const mails = () =>
  world.db
    .selectFrom('outbox')
    .select(['event', 'recipient', 'subject', 'body', 'link'])
    .orderBy('id')
    .execute();

describe('notifications of authors', () => {
  const article = { articleId: 7, slug: 'inle-by-boat', title: '乘船游茵莱湖', now: testStart };

  it('notifyAuthor: article published → only its author notified, with its address', async () => {
    const news = { ...article, event: 'article_published', userId: author, reason: '' } as const;
    await world.db.transaction().execute((trx) => notifyAuthor(trx, news));
    expect(await mails()).toEqual([
      {
        event: 'article_published',
        recipient: 'viewer_a@example.com',
        link: '/cms/info/inle-by-boat',
        subject: '您的文章已发布：《乘船游茵莱湖》',
        body: expect.stringContaining('读者现在就能看到'),
      },
    ]);
  });

  it.each(['article_refused', 'article_offline'] as const)(
    'notifyAuthor: event %s → author notified of the reason, with a link to the article',
    async (event) => {
      await world.db.updateTable('users').set({ lang: 'en' }).where('id', '=', author).execute();
      const news = { ...article, event, userId: author, reason: 'It names a competitor' };
      await world.db.transaction().execute((trx) => notifyAuthor(trx, news));
      const [mail] = await mails();
      expect(mail).toMatchObject({ link: '/user/cms/editContent/7' });
      expect(mail!.body).toContain('Reason: It names a competitor');
      await world.db.updateTable('users').set({ lang: 'zh-cn' }).where('id', '=', author).execute();
    },
  );

  it('notifyCommenter: comment refused or answered → author notified unless switched off', async () => {
    const about = { userId: author, slug: 'bagan', title: '蒲甘', now: testStart };
    const tell = () =>
      world.db.transaction().execute(async (trx) => {
        const refused = { content: '加我微信', reason: '含广告', author: '' };
        await notifyCommenter(trx, { ...about, ...refused, event: 'comment_refused' });
        const answered = { content: '骑电动车最方便', reason: '', author: '小美' };
        await notifyCommenter(trx, { ...about, ...answered, event: 'comment_answered' });
      });
    await tell();
    const [refused, answered] = await mails();
    expect(refused).toMatchObject({
      link: '/user/cms/comment',
      body: expect.stringContaining('原因：含广告'),
    });
    expect(refused!.body).toContain('加我微信');
    expect(answered).toMatchObject({ subject: '小美回复了您的评论：《蒲甘》', link: '/cms/info/bagan' });
    await world.db.deleteFrom('outbox').execute();
    const switches = ['mail', 'notice'].map((channel) => ({ kind: 'content', channel, on: false }));
    const off = await world.call('POST', 'notice/saveSwitches', { switches }, { as: 'viewer' });
    expect(off.code, off.msg).toBe(1);
    await world.db.deleteFrom('notices').execute();
    await tell();
    expect(await mails()).toEqual([]);
    expect(await world.db.selectFrom('notices').select('id').execute()).toEqual([]);
  });
});

describe('notifications of editors', () => {
  const calendar = { tz: 'Asia/Shanghai', hours: '1-5 09:00-18:00', holidays: [] };
  const digest = () =>
    sendDigests(world.db, { calendar, sources: digestSources }, new Date('2026-11-23T01:00:00Z'));

  it('editors: article offered → notified at once; pending items → digest when the desk opens', async () => {
    const article_id = await addArticle(world.db);
    for (const content of ['Nice', 'Very nice']) {
      await world.call('POST', 'cms.User/comment', { article_id, content }, { as: 'booker' });
    }
    expect(await mails()).toEqual([]);
    const { id: channel_id } = await addChannel(world.db);
    const words = { lang: 'en', channel_id, title: 'Ngapali', summary: '', body: '<p>Sand.</p>', tags: [] };
    const { data } = await world.call('POST', 'cms.User/saveContent', words, { as: 'booker' });
    const { id, revision } = data.article;
    await world.call('POST', 'cms.User/submitContent', { id, revision }, { as: 'booker' });
    expect(await mails()).toMatchObject([{ event: 'article_offered', recipient: 'editor_1@example.com' }]);
    await world.db.deleteFrom('outbox').execute();
    expect(await digest()).toBe(1);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ event: 'digest_staff', recipient: 'editor_1@example.com' });
    expect(mail!.body).toContain('待审核的文章：1\n待审核的评论：2');
  });

  it('editors: nothing pending → no digest', async () => {
    await world.db
      .updateTable('articles')
      .set({ status: 'draft' })
      .where('status', '=', 'unaudited')
      .execute();
    await world.db.deleteFrom('article_comments').execute();
    expect(await digest()).toBe(0);
  });
});
