import fc, { type AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import type { TestWorld } from '../harness.ts';
import { logInAs } from '../pass-captcha.ts';
import {
  type Bearer,
  beginSession,
  deleteStaleSessions,
  isAccessAlive,
  isListed,
  judgeRenewal,
  renew,
  type SessionModel,
} from './session-model.ts';

/** The portal and the user whose sessions are tested. */
export interface SessionStage {
  world: TestWorld;
  username: string;
}

type Command = AsyncCommand<SessionModel, SessionStage>;
type Run = (model: SessionModel, stage: SessionStage) => Promise<void>;

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
const thief = 2;

/** Random commands of two devices and a thief: mostly refreshing and using tokens (see P18), rarely logging out. */
export function sessionCommands() {
  const device = fc.integer({ min: 0, max: 1 });
  const anyone = fc.integer({ min: 0, max: 2 });
  const renewals = [
    fc.tuple(anyone, fc.boolean()).map(([who, camel]) => refreshNewest(who, camel)),
    fc.tuple(anyone, fc.nat(5)).map(([who, which]) => refreshOld(who, which)),
    fc.tuple(anyone, fc.integer({ min: 10, max: 20 })).map(([who, rivals]) => race(who, rivals)),
  ];
  const waits = [
    fc.constantFrom(...[1, 9, 11, 61].map((at) => at * second), hour).map(wait),
    fc.constantFrom(12 * hour, 6 * day, 8 * day, 31 * day).map(wait),
  ];
  const logIns = fc.tuple(device, fc.boolean()).map(([who, keep]) => logIn(who, keep));
  const ends = fc.oneof(
    fc.tuple(anyone, fc.nat(5)).map(([who, which]) => endOne(who, which)),
    anyone.map(endOthers),
    device.map(changePassword),
    fc.tuple(anyone, fc.boolean()).map(([who, byRefresh]) => logOut(who, byRefresh)),
  );
  const others = [anyone.map(callWithToken), device.map(steal), device.map(steal), logIns, ends];
  return fc.commands([...renewals, ...renewals, ...renewals, ...waits, waits[0]!, ...others], {
    maxCommands: 30,
    size: 'max',
  });
}

/** Logs a device in; every run begins with both devices. */
export const logIn = (who: number, keep: boolean) =>
  command(
    `device ${who} logs in${keep ? ' and is kept' : ''}`,
    undefined,
    async (model, { world, username }) => {
      const { code, data } = await logInAs(world, username, model.password, keep);
      expect(code).toBe(1);
      const { token, refresh_token: refreshToken } = data.userInfo;
      expect(refreshToken !== undefined).toBe(keep);
      const newest = await world.db
        .selectFrom('sessions')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const session = beginSession(model, { id: newest.id, token, refreshToken }, nowOf(world));
      model.bearers[who] = { session, access: token, refresh: refreshToken ? [refreshToken] : [] };
    },
  );

const callWithToken = (who: number) =>
  command(`${nameOf(who)} calls`, who, async (model, { world }) => {
    const { session, access } = bearerOf(model, who);
    const reply = await world.call('GET', 'account/sessions', {}, { token: access });
    expect(reply.code === 1).toBe(isAccessAlive(session, access, nowOf(world)));
    if (reply.code !== 1) return;
    const listed = model.sessions.filter((one) => isListed(one, nowOf(world))).map(({ id }) => id);
    expect(reply.data.list.map(({ id }: { id: number }) => id).sort()).toEqual(listed.sort());
  });

const refreshNewest = (who: number, camel: boolean) =>
  command(`${nameOf(who)} renews${camel ? ' in camel case' : ''}`, who, async (model, stage) => {
    const token = bearerOf(model, who).refresh.at(-1);
    if (token) await sendRenewals(model, stage, { who, token, rivals: 1, camel });
  });

const refreshOld = (who: number, which: number) =>
  command(`${nameOf(who)} renews with token ${which} of those it has had`, who, async (model, stage) => {
    const { refresh } = bearerOf(model, who);
    const token = refresh[which % refresh.length];
    if (token) await sendRenewals(model, stage, { who, token, rivals: 1, camel: false });
  });

const race = (who: number, rivals: number) =>
  command(`${nameOf(who)} renews ${rivals} times at once`, who, async (model, stage) => {
    const token = bearerOf(model, who).refresh.at(-1);
    if (!token) return;
    model.races += 1;
    await sendRenewals(model, stage, { who, token, rivals, camel: false });
  });

const steal = (from: number) =>
  command(`the thief copies the tokens of device ${from}`, from, async (model) => {
    const { session, access, refresh } = bearerOf(model, from);
    model.bearers[thief] = { session, access, refresh: [...refresh] };
  });

const endOne = (who: number, which: number) =>
  command(`${nameOf(who)} ends session ${which}`, who, async (model, { world }) => {
    const { session, access } = bearerOf(model, who);
    const target = model.sessions[which % model.sessions.length]!;
    const mayAsk = isAccessAlive(session, access, nowOf(world));
    const reply = await world.call('POST', 'account/endSession', { id: target.id }, { token: access });
    expect(reply.code === 1).toBe(mayAsk && !target.ended);
    if (mayAsk) target.ended = true;
  });

const endOthers = (who: number) =>
  command(`${nameOf(who)} ends all others`, who, async (model, { world }) => {
    const { session, access } = bearerOf(model, who);
    const mayAsk = isAccessAlive(session, access, nowOf(world));
    const listed = model.sessions.filter((one) => one !== session && isListed(one, nowOf(world)));
    const reply = await world.call('POST', 'account/endOtherSessions', {}, { token: access });
    expect(reply.code === 1).toBe(mayAsk);
    if (!mayAsk) return;
    expect(reply.data.ended).toBe(listed.length);
    endAllBut(model, session.id);
  });

const changePassword = (who: number) =>
  command(`device ${who} changes the password`, who, async (model, { world }) => {
    const { session, access } = bearerOf(model, who);
    const mayAsk = isAccessAlive(session, access, nowOf(world));
    const next = model.password === 'Harbour88' ? 'Lighthouse9' : 'Harbour88';
    const change = { oldPassword: model.password, newPassword: next, confirmPassword: next };
    const reply = await world.call('POST', 'account/changePassword', change, { token: access });
    expect(reply.code === 1).toBe(mayAsk);
    if (!mayAsk) return;
    model.password = next;
    endAllBut(model, session.id);
  });

const logOut = (who: number, byRefresh: boolean) =>
  command(`${nameOf(who)} logs out${byRefresh ? ' by refresh token' : ''}`, who, async (model, { world }) => {
    const { session, access, refresh } = bearerOf(model, who);
    const sent = byRefresh ? refresh.at(0) : undefined;
    const token = byRefresh ? {} : { token: access };
    const isKnown = sent !== undefined || (!byRefresh && isAccessAlive(session, access, nowOf(world)));
    expect((await world.call('POST', 'user/logout', { refresh_token: sent }, token)).code).toBe(1);
    if (isKnown) session.ended = true;
  });

const wait = (ms: number) =>
  command(`${ms / second} s pass`, undefined, async (model, { world }) => {
    world.clock.advance(ms);
    if (ms <= day) return;
    await world.app.jobs.find(({ name }) => name === 'forget-what-is-over')!.run(world.clock.now());
    deleteStaleSessions(model, nowOf(world) - 30 * day);
  });

/** Sends one refresh token several times at once and expects the answers that the model predicts. */
async function sendRenewals(
  model: SessionModel,
  { world }: SessionStage,
  sent: { who: number; token: string; rivals: number; camel: boolean },
): Promise<void> {
  const bearer = bearerOf(model, sent.who);
  const now = nowOf(world);
  const verdict = judgeRenewal(bearer.session, sent.token, now);
  const body = sent.camel ? { refreshToken: sent.token } : { refresh_token: sent.token };
  const replies = await Promise.all(
    Array.from({ length: sent.rivals }, () => world.call('POST', 'common/refreshToken', body)),
  );
  const isRefused = verdict === 'refused' || verdict === 'theft';
  expect(new Set(replies.map(({ code }) => code)), verdict).toEqual(new Set([isRefused ? 303 : 1]));
  if (verdict === 'theft') {
    bearer.session.ended = true;
    bearer.session.stolen = true;
    model.reuses += 1;
  }
  if (isRefused) return;
  const successors = new Set(replies.map(({ data }) => `${data.token} ${data.refresh_token}`));
  expect(successors.size, 'one successor').toBe(1);
  const { token: access, refresh_token: refresh } = replies[0]!.data;
  if (verdict === 'fresh') renew(bearer.session, { access, refresh }, now);
  expect(refresh).toBe(bearer.session.refresh.at(-1)!.token);
  bearer.access = access;
  bearer.refresh.push(refresh);
}

/** A command that runs if its bearer holds tokens. */
function command(words: string, who: number | undefined, run: Run): Command {
  return {
    check: ({ bearers }) => who === undefined || bearers[who] !== undefined,
    run,
    toString: () => words,
  };
}

function endAllBut(model: SessionModel, id: number): void {
  for (const session of model.sessions) if (session.id !== id) session.ended = true;
}

function bearerOf(model: SessionModel, who: number): Bearer {
  return model.bearers[who]!;
}

function nameOf(who: number): string {
  return who === thief ? 'the thief' : `device ${who}`;
}

function nowOf(world: TestWorld): number {
  return world.clock.now().getTime();
}
