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
/** Offers that the user has ticked for a quote. */
export const quoteTrayKey = 'serai-quote-tray';
/** Time of issue in milliseconds; we use it to renew the token before its 12 hours end. */
const tokenTimeKey = 'serai-token-time';

/** The stored user, or null. Logged in means that both an id and a token exist. */
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
  // The token is written last: another tab that reads in between must not pair the new token with the old refresh
  // token, whose use would end the session.
  localStorage.setItem(userKey, JSON.stringify({ id, username, nickname, avatar, token, refresh_token }));
  localStorage.setItem(tokenKey, token);
}

export function clearStoredUser(): void {
  for (const key of [tokenKey, userKey, tokenTimeKey, quoteTrayKey]) localStorage.removeItem(key);
}

/** Milliseconds since the token was issued; 0 if unknown. */
export function tokenAgeMs(): number {
  const given = Number(localStorage.getItem(tokenTimeKey) ?? 0);
  return given > 0 ? Date.now() - given : 0;
}
