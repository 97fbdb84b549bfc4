import type { TestWorld } from './harness.ts';
import { passCaptcha } from './pass-captcha.ts';
import { testPassword } from './population.ts';

/** An agency that registered itself, with its owner logged in. */
export interface RegisteredAgency {
  agencyId: number;
  userId: number;
  username: string;
  token: string;
}

let serial = 0;

/** Registers an agency by email like a visitor. */
export async function registerAgency(
  world: Pick<TestWorld, 'db' | 'clock' | 'call'>,
  company = '梅花旅行社',
): Promise<RegisteredAgency> {
  serial += 1;
  const username = `registered${serial}`;
  const email = `${username}@example.com`;
  await world.db.deleteFrom('throttle_counters').execute();
  await world.call('POST', 'Ems/send', { email, event: 'user_register', ...(await passCaptcha(world)) });
  const { subject } = await world.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const reply = await world.call('POST', 'user/checkIn', {
    tab: 'register',
    registerType: 'email',
    username,
    email,
    company,
    password: testPassword,
    captcha: /\d{6}/.exec(subject)?.[0],
  });
  if (reply.code !== 1) throw new Error(`${reply.msg} ${JSON.stringify(reply.data)}`);
  const { id: userId, token } = reply.data.userInfo;
  const user = world.db.selectFrom('users').select('agency_id').where('id', '=', userId);
  return { agencyId: (await user.executeTakeFirstOrThrow()).agency_id!, userId, username, token };
}
