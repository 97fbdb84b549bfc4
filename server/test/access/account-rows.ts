import { randomBytes, randomUUID } from 'node:crypto';
import { upload } from '@serai/contract/files/uploads';
import type { Db } from '../../src/calls.ts';
import { codeFor } from '../bind-address.ts';
import { passCaptcha } from '../pass-captcha.ts';
import { testPassword } from '../population.ts';
import { callRoute } from './call-route.ts';
import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';

const freshName = () => `m${randomUUID().slice(0, 8)}`;
const freshEmail = () => `${freshName()}@example.com`;

/** Calls for login, codes and the user's own account. */
export const accountRows: Rows = {
  'POST user/checkIn': {
    ready: async ({ world, newMember }, side) => {
      const { username } = await newMember(side);
      const captcha = await passCaptcha(world);
      return { input: { tab: 'login', username, password: testPassword, keep: false, ...captcha } };
    },
    open: ['captchaId'],
  },
  'POST notice/read': {
    ready: async ({ world, sides }, side) => ({
      input: { ids: [await leaveNotice(world.db, sides[side].owner.id)] },
    }),
  },
  'POST console/message/resend': {
    ready: async ({ world }) => ({ input: { id: (await leaveMail(world.db, 'given_up_at')).id } }),
    open: ['id'],
  },
  'POST console/message/reportBounce': {
    ready: async ({ world }) => {
      const { message_id } = await leaveMail(world.db, 'sent_at');
      return { input: { message_id, reason: 'No such user' } };
    },
    open: ['message_id'],
  },
  'GET search/recent': plain(),
  'POST search/remember': plain({ product: 'hotel', query: 'destination_id=1' }),
  'POST search/forget': plain({ id: 1 }, ['id']),
  'GET savedView/list': plain({ list: 'desk_orders' }),
  'POST savedView/save': plain({ list: 'desk_orders', name: 'Matrix', query: 'sort=service' }),
  'POST savedView/remove': plain({ list: 'desk_orders', id: 1 }, ['id']),
  'POST notice/saveSwitches': plain({ switches: [{ kind: 'orders', channel: 'mail', on: true }] }),
  'POST common/mailCaptcha': {
    ready: async ({ world }) => {
      const id = randomUUID();
      await world.call('GET', 'common/clickCaptcha', { id });
      return { input: { id, email: freshEmail() } };
    },
    open: ['id'],
  },
  'POST user/logout': {
    ready: async (stage, side) => ({ input: { refresh_token: (await logIn(stage, side)).refresh_token } }),
    open: ['refresh_token', 'refreshToken'],
  },
  'POST common/refreshToken': {
    ready: async (stage, side) => ({ input: { refreshToken: (await logIn(stage, side)).refresh_token } }),
    open: ['refresh_token', 'refreshToken'],
  },
  'POST Ems/send': {
    ready: async ({ world }) => ({
      input: { email: freshEmail(), event: 'user_register', ...(await passCaptcha(world)) },
    }),
    open: ['captchaId'],
  },
  'POST Sms/send': {
    ready: async ({ world }) => ({
      input: { mobile: freshMobile(), template_code: 'user_register', ...(await passCaptcha(world)) },
    }),
    open: ['captchaId'],
  },
  'POST account/retrievePassword': {
    ready: async ({ world, newMember }, side) => {
      const { email } = await newMember(side);
      const captcha = await codeFor(world, email, 'user_retrieve_pwd');
      return { input: { type: 'email', account: email, captcha, password: 'Lantern43' } };
    },
  },
  'POST account/profile': plain({ nickname: 'Plain', gender: 1, birthday: '1990-05-20', motto: '' }),
  'POST account/saveCompany': plain({
    country: 'CN',
    area: [530000, 530100, 530102],
    address: '人民中路 1 号',
  }),
  'GET account/licencePapers': plain(),
  'POST account/saveLicencePapers': {
    ready: async (stage, side) => ({ input: { files: [await sendLicence(stage, side)] } }),
  },
  'GET account/licencePaper': {
    ready: async (stage, side) => ({ input: { file: await keepLicence(stage, side) } }),
  },
  'GET console/agency/licencePaper': {
    ready: async (stage, side) => ({ input: { file: await keepLicence(stage, side) } }),
  },
  'POST account/verification': {
    ready: async ({ world, newMember }, side) => {
      const { email, token } = await newMember(side);
      return { token, input: { type: 'email', captcha: await codeFor(world, email, 'user_email_verify') } };
    },
  },
  'POST account/changeBind': {
    ready: async (stage, side) => {
      const { world, newMember } = stage;
      const { email: old, token } = await newMember(side);
      const proof = { type: 'email', captcha: await codeFor(world, old, 'user_email_verify') };
      const { data } = await stage.must(token, 'account/verification', proof);
      const { accountVerificationToken } = data;
      const email = freshEmail();
      const captcha = await codeFor(world, email, 'user_change_email');
      return { token, input: { type: 'email', accountVerificationToken, email, captcha } };
    },
    open: ['accountVerificationToken'],
  },
  'POST account/changePassword': {
    ready: async ({ newMember }, side) => ({
      token: (await newMember(side)).token,
      input: { oldPassword: testPassword, newPassword: 'Lantern43', confirmPassword: 'Lantern43' },
    }),
  },
  'POST account/endSession': {
    ready: async ({ world, newMember }, side) => {
      const { id: user, token } = await newMember(side);
      const { id } = await world.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow();
      return { token, input: { id } };
    },
    owned: { id: 'other' },
  },
  'POST account/endOtherSessions': {
    ready: async ({ newMember }, side) => ({ token: (await newMember(side)).token, input: {} }),
  },
  'POST ajax/upload': plain({ driver: 'local' }),
  'POST account/setPassword': {
    ready: async (stage, side) => ({ input: { token: await invite(stage, side), password: 'Lantern43' } }),
    open: ['token'],
  },
  'POST console/setUp': {
    ready: () => {
      const person = { username: freshName(), password: testPassword, email: freshEmail() };
      return { input: { token: randomBytes(32).toString('base64url'), ...person } };
    },
    open: ['token'],
  },
};

let mobiles = 0;
function freshMobile(): string {
  mobiles += 1;
  return `+86 138 1234 ${String(5000 + mobiles)}`;
}

async function logIn({ world, newMember }: MatrixStage, side: 'A' | 'B'): Promise<{ refresh_token: string }> {
  const { username } = await newMember(side);
  const login = { tab: 'login', username, password: testPassword, keep: true, ...(await passCaptcha(world)) };
  const reply = await world.call('POST', 'user/checkIn', login);
  if (reply.code !== 1) throw new Error(reply.msg);
  return reply.data.userInfo;
}

/** Adds a sub-account without a password; returns the token of the link mailed to it. */
async function invite({ world, must, sides }: MatrixStage, side: 'A' | 'B'): Promise<string> {
  const username = freshName();
  const person = { username, nickname: 'New', email: `${username}@example.com`, role: 'viewer' };
  await must(sides[side].owner.token, 'subAccount/add', person);
  const { body } = await world.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', person.email)
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body)![1]!;
}

async function leaveNotice(db: Db, user_id: number): Promise<number> {
  const notice = {
    user_id,
    kind: 'orders',
    event: 'order_received',
    facts: '{}',
    link: '',
    created_at: new Date(0),
  };
  const { id } = await db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow();
  return id;
}

function leaveMail(db: Db, ended: 'given_up_at' | 'sent_at') {
  const at = new Date(0);
  return db
    .insertInto('outbox')
    .values({
      kind: 'mail',
      event: 'order_received',
      recipient: freshEmail(),
      subject: 'Hello',
      body: 'Hello',
      message_id: `<${randomUUID()}@serai>`,
      created_at: at,
      next_try_at: at,
      [ended]: at,
    })
    .returning(['id', 'message_id'])
    .executeTakeFirstOrThrow();
}

/** Uploads a paper of the side's licence. */
async function sendLicence(stage: MatrixStage, side: SideName): Promise<string> {
  const input = { driver: 'local', topic: 'licence' };
  const sent = await callRoute(stage, upload, input, stage.sides[side].owner.token);
  if (sent.code !== 1) throw new Error(sent.msg);
  return sent.data.file.url;
}

async function keepLicence(stage: MatrixStage, side: SideName): Promise<number> {
  const files = [await sendLicence(stage, side)];
  const { data } = await stage.must(stage.sides[side].owner.token, 'account/saveLicencePapers', { files });
  return data.papers[0].id;
}
