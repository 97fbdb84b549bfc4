const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

/**
 * One login in the model: two chains of tokens; the n-th refresh token is issued with the n-th access token.
 */
export interface ModelSession {
  id: number;
  loggedInAt: number;
  ended: boolean;
  /** A refresh token was reused by a caller who must not have had it. */
  stolen: boolean;
  access: { token: string; expiresAt: number; replacedAt?: number }[];
  /** Empty without `keep`. */
  refresh: { token: string; expiresAt: number; usedAt?: number }[];
}

/** The tokens of one session that a bearer knows, up to some moment. */
export interface Bearer {
  session: ModelSession;
  access: string;
  /** All tokens it ever held, the newest last. */
  refresh: string[];
}

/** A simple model of the sessions of one user. Instants are milliseconds. */
export interface SessionModel {
  password: string;
  sessions: ModelSession[];
  /** Two devices and a thief. */
  bearers: (Bearer | undefined)[];
  /** How often a token was reused, and how often 10 to 20 copies raced. */
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

/**
 * The newest access token works for 12 hours; the previous one works for another minute after the renewal.
 */
export function isAccessAlive(session: ModelSession, token: string, now: number): boolean {
  const { ended, access } = session;
  const at = access.findIndex((one) => one.token === token);
  const found = access[at];
  if (ended || !found || at < access.length - 2 || now >= found.expiresAt) return false;
  return found.replacedAt === undefined || now < found.replacedAt + 60 * second;
}

export type Renewal = 'refused' | 'fresh' | 'again' | 'theft';

/**
 * Returns the expected result of a renewal: new tokens, the same ones again (within 10 s, if the successor is
 * unused), or the end of the session.
 */
export function judgeRenewal(session: ModelSession, token: string, now: number): Renewal {
  const at = session.refresh.findIndex((one) => one.token === token);
  const found = session.refresh[at];
  if (!found || session.ended || now >= found.expiresAt) return 'refused';
  if (found.usedAt === undefined) return 'fresh';
  const isLastButOne = at === session.refresh.length - 2;
  return isLastButOne && now - found.usedAt <= 10 * second ? 'again' : 'theft';
}

/** Appends the successors to both chains of tokens. */
export function renew(session: ModelSession, next: { access: string; refresh: string }, now: number): void {
  session.refresh.at(-1)!.usedAt = now;
  session.access.at(-1)!.replacedAt = now;
  session.refresh.push({ token: next.refresh, expiresAt: refreshEnd(session.loggedInAt, now) });
  session.access.push({ token: next.access, expiresAt: accessEnd(session.loggedInAt, now) });
}

/** Whether a session is listed: it has not ended, and one of its tokens works or can be renewed. */
export function isListed(session: ModelSession, now: number): boolean {
  const canRenew = session.refresh.some((one) => one.usedAt === undefined && now < one.expiresAt);
  return !session.ended && (now < session.access.at(-1)!.expiresAt || canRenew);
}

/** Removes the sessions of which no token has worked since `before`. */
export function deleteStaleSessions(model: SessionModel, before: number): void {
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
