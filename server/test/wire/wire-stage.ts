import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorages } from '../../src/platform/files/open-storages.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { testPassword, testStart } from '../population.ts';
import { solveCaptcha } from '../solve-captcha.ts';
import { type FamilyClient, familyClient } from './family-client.ts';

/** The portal behind a real socket, and a family client connected to it. */
export interface WireStage {
  world: TestWorld;
  client: FamilyClient;
  /** Requests and answers a captcha like a client. */
  captcha(): Promise<{ captchaId: string; captchaInfo: string }>;
  /** Returns the digits of the last mail or text message to an address or number. */
  sentCode(recipient: string): Promise<string>;
  /** Adds a user of agency A with an e-mail and a mobile number; logged in. */
  newUser(): Promise<WireUser>;
  close(): Promise<void>;
}

export interface WireUser {
  id: number;
  username: string;
  email: string;
  mobile: string;
  token: string;
}

let made = 0;

export async function openWireStage(): Promise<WireStage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-wire-'));
  const world = await openTestWorld({ storages: openStorages({ dataDir }) });
  const origin = await world.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = familyClient(origin);
  const captcha = async () => {
    const captchaId = randomUUID();
    await client.send('GET', 'common/clickCaptcha', { params: { id: captchaId } });
    return { captchaId, captchaInfo: (await solveCaptcha(world.db, captchaId))! };
  };
  return {
    world,
    client,
    captcha,
    sentCode: async (recipient) => {
      const sent = await world.db
        .selectFrom('outbox')
        .select(['subject', 'body'])
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return /\d{6}/.exec(`${sent.subject} ${sent.body}`)![0];
    },
    newUser: async () => {
      const person = await addUser(world);
      const login = { tab: 'login', username: person.username, password: testPassword, keep: false };
      const heard = await client.send('POST', 'user/checkIn', { body: { ...login, ...(await captcha()) } });
      return {
        ...person,
        token: (heard.body as { data: { userInfo: { token: string } } }).data.userInfo.token,
      };
    },
    close: async () => {
      await world.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function addUser({ db, agencyA }: TestWorld): Promise<Omit<WireUser, 'token'>> {
  made += 1;
  const username = `wire_${made}`;
  const mobile = `1381234${String(4000 + made)}`;
  const email = `${username}@example.com`;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'owner_a')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('users')
    .values({
      agency_id: agencyA,
      role: 'owner',
      username,
      password_hash,
      nickname: username,
      email,
      area_num: '86',
      mobile,
      created_at: testStart,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, username, email, mobile };
}
