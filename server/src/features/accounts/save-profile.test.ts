import { showProfile } from '@serai/contract/accounts/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { profileRoutes } from './profile-routes.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('throttle_counters').execute();
  await world.db.deleteFrom('uploads').execute();
  await world.db.updateTable('users').set({ avatar: '', birthday: null, gender: 0, motto: '' }).execute();
  await keepUpload('owner_a', 'avatar/20261121/a1b2.jpg');
});

/** Inserts the row of an uploaded file: uploading has separate tests. */
async function keepUpload(username: string, path: string, isPicture = true) {
  const { id } = await rowOf(username);
  await world.db
    .insertInto('uploads')
    .values({
      user_id: id,
      path,
      is_picture: isPicture,
      driver: 'local',
      name: 'me',
      suffix: 'jpg',
      mimetype: 'image/jpeg',
      size: 1,
      received: 1,
      sha1: 'a'.repeat(40),
      width: 1,
      height: 1,
      created_at: world.clock.now(),
    })
    .execute();
}

const save = (data: object, as: 'owner' | 'booker' | 'operator' = 'owner') =>
  world.call('POST', 'account/profile', data, { as });
const rowOf = (username: string) =>
  world.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

const profile = {
  avatar: '/storage/avatar/20261121/a1b2.jpg',
  username: 'owner_a',
  nickname: '阿明',
  gender: 2,
  birthday: '1990-05-20',
  motto: '路在脚下',
};

describe('account/profile', () => {
  it('account/profile: member → profile, and the channels to prove an address', async () => {
    const { data } = await world.call('GET', 'account/profile', undefined, { as: 'booker' });
    expect(data).toMatchObject({
      accountVerificationType: ['email', 'mobile'],
      userInfo: { username: 'booker_a', email: 'booker_a@example.com', gender_text: 'Unknown' },
    });
  });

  it('account/profile: no text messages configured → no mobile number offered', async () => {
    const show = profileRoutes({ db: world.db, origins: [], canText: false }).find(
      ({ endpoint }) => endpoint === showProfile,
    );
    const caller = { kind: 'operator', userId: (await rowOf('owner_a')).id };
    expect(await show?.handle({ caller, lang: 'en' } as never)).toMatchObject({
      data: { accountVerificationType: ['email'] },
    });
  });

  it('account/profile: six fields by a member or an operator → saved', async () => {
    const reply = await save(profile);
    expect(reply).toMatchObject({ code: 1, data: { userInfo: { ...profile, gender_text: 'Female' } } });
    expect(await rowOf('owner_a')).toMatchObject(profile);
    expect((await save({ motto: 'At your service' }, 'operator')).code).toBe(1);
  });

  it('profile: other fields of the user object sent back → ignored, whatever their values (P15)', async () => {
    const before = await rowOf('owner_a');
    const others = Object.fromEntries(Object.keys(before).map((column) => [column, 7]));
    const classics = {
      money: '99999.00',
      score: 1_000_000,
      status: 'enable',
      is_admin: true,
      parent_id: 1,
      group_id: 1,
      token: 'x',
      refresh_token: 'y',
      siteInfo: { siteName: 'x' },
      constructor: 'x',
      full_mobile_text: '+86 1',
      last_login_ip: '1.1.1.1',
      join_time: 1,
      agency_name: 'Mine',
    };
    const reply = await save({
      ...others,
      ...classics,
      role: 'operator',
      agency_id: world.agencyB,
      ...profile,
    });
    expect(reply.code).toBe(1);
    expect(await rowOf('owner_a')).toEqual({ ...before, ...profile });
  });

  it('profile: omitted fields → unchanged; empty birthday → removed', async () => {
    await save(profile);
    await save({ nickname: 'Ming' });
    expect(await rowOf('owner_a')).toMatchObject({ ...profile, nickname: 'Ming' });
    for (const birthday of ['', null]) {
      await save({ birthday: '1990-05-20' });
      expect((await save({ birthday })).data.userInfo.birthday).toBe('');
    }
  });

  it.each([
    [{ username: '1abc' }, 'username'],
    [{ username: 'ab' }, 'username'],
    [{ username: null }, 'username'],
    [{ nickname: '  ' }, 'nickname'],
    [{ nickname: 'x'.repeat(33) }, 'nickname'],
    [{ gender: 3 }, 'gender'],
    [{ gender: '3' }, 'gender'],
    [{ birthday: '2026-02-29' }, 'birthday'],
    [{ birthday: '2026-11-23' }, 'birthday'],
    [{ birthday: '1899-12-31' }, 'birthday'],
    [{ motto: 'x'.repeat(251) }, 'motto'],
    [{ motto: 'a\0b' }, 'motto'],
    [{ avatar: 'https://elsewhere.example/a.png' }, 'avatar'],
    [{ avatar: '//elsewhere.example/a.png' }, 'avatar'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar'],
    [{ avatar: 'data:image/svg+xml,<svg/>' }, 'avatar'],
    [{ avatar: '/storage/../api/user/logout' }, 'avatar'],
    [{ avatar: '/api/user/logout' }, 'avatar'],
    [{ avatar: '/storage/avatar/20261121/nobodys.jpg' }, 'avatar'],
    [{ avatar: 'avatar/20261121/a1b2.jpg' }, 'avatar'],
    [{ avatar: '/storage/avatar/20261121/a1b2.jpg?x=1' }, 'avatar'],
  ])('account/profile: %o → refused beside the field, nothing saved', async (wrong, field) => {
    const before = await rowOf('owner_a');
    const reply = await save({ ...profile, ...wrong });
    expect(reply).toMatchObject({ code: 0, data: { errors: [{ field }] } });
    expect(await rowOf('owner_a')).toEqual(before);
  });

  it('profile: picture address of the site or its CDN → stored as a path; current picture → accepted unchanged', async () => {
    const url = 'https://cdn.example.com';
    await world.db
      .insertInto('site_settings')
      .values({ name: 'cdnUrl', value: JSON.stringify(url) })
      .execute();
    const { avatar } = profile;
    expect((await save({ avatar: `${url}.evil.example${avatar}` })).code).toBe(0);
    expect((await save({ avatar: `${url}${avatar}` })).data.userInfo.avatar).toBe(avatar);
    expect((await save({ avatar: '' })).data.userInfo.avatar).toBe('');
    expect((await save({ avatar: `http://localhost${avatar}` })).data.userInfo.avatar).toBe(avatar);
    expect((await save({ avatar: `${url}${avatar}` })).data.userInfo.avatar).toBe(avatar);
    await world.db.deleteFrom('site_settings').where('name', '=', 'cdnUrl').execute();
    await world.db.updateTable('users').set({ avatar: 'https://old.example/me.png' }).execute();
    expect((await save({ avatar: 'https://old.example/me.png' })).code).toBe(1);
  });

  it('profile: avatar of another user, or another file → refused', async () => {
    await keepUpload('owner_b', 'avatar/20261121/theirs.jpg');
    await keepUpload('owner_a', 'default/20261121/list.pdf', false);
    for (const avatar of ['/storage/avatar/20261121/theirs.jpg', '/storage/default/20261121/list.pdf']) {
      const reply = await save({ avatar });
      expect(reply, avatar).toMatchObject({ code: 0, data: { errors: [{ field: 'avatar' }] } });
    }
    expect((await rowOf('owner_a')).avatar).toBe('');
    await keepUpload('booker_a', 'avatar/20261121/hers.jpg');
    expect((await save({ avatar: '/storage/avatar/20261121/hers.jpg' }, 'booker')).code).toBe(1);
  });

  it('profile: taken account name in any letter case → refused, also for concurrent changes', async () => {
    expect(await save({ username: 'OWNER_B' })).toMatchObject({
      code: 0,
      data: { reason: 'username_taken', errors: [{ field: 'username' }] },
    });
    const replies = await Promise.all([
      save({ username: 'the_same' }, 'booker'),
      save({ username: 'The_Same' }, 'operator'),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('account/profile: account names tried → ten replies an hour, also for 20 concurrent requests; other fields unaffected', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => save({ username: 'owner_b' }, 'operator')),
    );
    expect(replies.filter(({ data }) => data.reason === 'username_taken')).toHaveLength(10);
    expect((await save({ username: 'free_name' }, 'operator')).data.reason).toBe('login_throttled');
    expect((await save({ motto: 'Still here' }, 'operator')).code).toBe(1);
  });

  it('account/profile: guest → login required', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const reply = await world.call(method, 'account/profile', {});
      expect(reply).toMatchObject({ code: 303, data: { type: 'need login' } });
    }
  });
});
