const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/** One login as the promise has it: two chains of tokens, the n-th refresh token given with the n-th access token. */
export interface ModelSession {
  id: number;
  loggedInAt: number;
  ended: boolean;
  /** A refresh token was used a second time by somebody who must not have had it. */
  stolen: boolean;
  access: { token: string; expiresAt: number; replacedAt?: number }[];
  /** Empty without `keep`. */
  refresh: { token: string; expiresAt: number; usedAt?: number }[];
}

/** What a bearer of tokens knows: one session, its tokens up to some moment. */
export interface Bearer {
  session: ModelSession;
  access: string;
  /** All it ever held, the newest last. */
  refresh: string[];
}

/** The sessions of one user, told in the plainest way there is. Instants are milliseconds. */
export interface SessionModel {
  password: string;
  sessions: ModelSession[];
  /** Two devices and a thief. */
  bearers: (Bearer | undefined)[];
  /** How often a token came a second time, and how often 10 to 20 came at once. */
  reuses: number;
  races: number;
}

export function startSessionModel(password: string): SessionModel {
  return { password, sessions: [], bearers: [undefined, undefined, undefined], reuses: 0, races: 0 };
}

export function beginSession(
  model: SessionModel,
  login: { id: number; token: string; refreshToken: string | undefined },
  now: number,
): ModelSession {
  const session: ModelSession = {
    id: login.id,
    loggedInAt: now,
    ended: false,
    stolen: false,
    access: [{ token: login.token, expiresAt: accessEnd(now, now) }],
    refresh: login.refreshToken ? [{ token: login.refreshToken, expiresAt: refreshEnd(now, now) }] : [],
  };
  model.sessions.push(session);
  return session;
}

/** The newest access token works for 12 hours, the one before for another minute after its renewal. */
export function isAccessAlive(session: ModelSession, token: string, now: number): boolean {
  const { ended, access } = session;
  const at = access.findIndex((one) => one.token === token);
  const found = access[at];
  if (ended || !found || at < access.length - 2 || now >= found.expiresAt) return false;
  return found.replacedAt === undefined || now < found.replacedAt + 60 * second;
}

export type Renewal = 'refused' | 'fresh' | 'again' | 'theft';

/** What a renewal has to come to: new tokens, the same again (10 s, and nobody has gone on), or the end of all. */
export function judgeRenewal(session: ModelSession, token: string, now: number): Renewal {
  const at = session.refresh.findIndex((one) => one.token === token);
  const found = session.refresh[at];
  if (!found || session.ended || now >= found.expiresAt) return 'refused';
  if (found.usedAt === undefined) return 'fresh';
  const isLastButOne = at === session.refresh.length - 2;
  return isLastButOne && now - found.usedAt <= 10 * second ? 'again' : 'theft';
}

/** Puts the successors behind the last tokens. */
export function renew(session: ModelSession, next: { access: string; refresh: string }, now: number): void {
  session.refresh.at(-1)!.usedAt = now;
  session.access.at(-1)!.replacedAt = now;
  session.refresh.push({ token: next.refresh, expiresAt: refreshEnd(session.loggedInAt, now) });
  session.access.push({ token: next.access, expiresAt: accessEnd(session.loggedInAt, now) });
}

/** Whether a session is listed: it was not ended, and something of it still works or can be renewed. */
export function isListed(session: ModelSession, now: number): boolean {
  const canRenew = session.refresh.some((one) => one.usedAt === undefined && now < one.expiresAt);
  return !session.ended && (now < session.access.at(-1)!.expiresAt || canRenew);
}

/** Nobody finds a session any more of which nothing has worked since `before`. */
export function forgetSessions(model: SessionModel, before: number): void {
  for (const session of model.sessions) {
    const ends = [...session.access, ...session.refresh].map(({ expiresAt }) => expiresAt);
    if (Math.max(...ends) < before) session.ended = true;
  }
}

function accessEnd(loggedInAt: number, now: number): number {
  return Math.min(now + 12 * hour, loggedInAt + 30 * day);
}

function refreshEnd(loggedInAt: number, now: number): number {
  return Math.min(now + 7 * day, loggedInAt + 30 * day);
}
