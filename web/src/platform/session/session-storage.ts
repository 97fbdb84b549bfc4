/** Data of a user stored between visits. */
export interface SessionUser {
  id: number;
  username: string;
  nickname: string;
  avatar: string;
  token: string;
  refresh_token: string;
}

export const tokenKey = 'ba-user-token';
export const userKey = 'userInfo';
/** When the token was given, milliseconds: ours, to renew it before its 12 hours end. */
const tokenTimeKey = 'serai-token-time';

/** The kept user, or null. Logged in means both an id and a token are there. */
export function readUser(): SessionUser | null {
  try {
    const kept = JSON.parse(localStorage.getItem(userKey) ?? 'null') as Partial<SessionUser> | null;
    const token = localStorage.getItem(tokenKey) ?? '';
    if (!kept?.id || !token) return null;
    return {
      id: kept.id,
      username: kept.username ?? '',
      nickname: kept.nickname ?? '',
      avatar: kept.avatar ?? '',
      token,
      refresh_token: kept.refresh_token ?? '',
    };
  } catch {
    return null;
  }
}

export function keepUser(user: SessionUser): void {
  const { id, username, nickname, avatar, token, refresh_token } = user;
  if (localStorage.getItem(tokenKey) !== token) localStorage.setItem(tokenTimeKey, String(Date.now()));
  // The token last: a tab that reads in between must not pair the new token with the old refresh token, whose use
  // would end the session.
  localStorage.setItem(userKey, JSON.stringify({ id, username, nickname, avatar, token, refresh_token }));
  localStorage.setItem(tokenKey, token);
}

export function clearStoredUser(): void {
  for (const key of [tokenKey, userKey, tokenTimeKey]) localStorage.removeItem(key);
}

/** Milliseconds since the token was given; 0 when that is not known. */
export function tokenAgeMs(): number {
  const given = Number(localStorage.getItem(tokenTimeKey) ?? 0);
  return given > 0 ? Date.now() - given : 0;
}
