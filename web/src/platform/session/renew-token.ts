import type { Transport } from '../api/wire.ts';
import type { Session } from './session.ts';
import { readUser, tokenAgeMs } from './session-storage.ts';

/** Tokens live 12 hours and are renewed in the last hour. */
const renewAfterMs = 11 * 3_600_000;

/**
 * Renews the access token by the refresh token. A refresh token works once, and a second use ends the session, so
 * tabs are serialised: the second tab finds the new token in storage and uses it.
 */
export function tokenRenewal(session: Session, transport: Transport, headers: () => Record<string, string>) {
  async function renew(usedToken: string | undefined): Promise<boolean> {
    return inTurn(async () => {
      const kept = readUser();
      if (!kept) return false;
      if (kept.token !== usedToken) {
        session.renewed(kept.token, kept.refresh_token);
        return true;
      }
      if (!kept.refresh_token) return false;
      const envelope = await transport({
        method: 'POST',
        path: 'common/refreshToken',
        data: { refresh_token: kept.refresh_token },
        headers: headers(),
        signal: undefined,
      });
      const tokens = envelope.data as { token?: string; refresh_token?: string } | null;
      if (envelope.code !== 1 || !tokens?.token) return false;
      session.renewed(tokens.token, tokens.refresh_token ?? kept.refresh_token);
      return true;
    });
  }
  return {
    renew,
    /** Renews a token in its last hour before a call; a failure shows in the reply of the call. */
    async beforeCall(): Promise<void> {
      const user = session.get().user;
      if (!user?.refresh_token || tokenAgeMs() < renewAfterMs) return;
      await renew(user.token).catch(() => false);
    },
  };
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('serai-refresh', work);
}
