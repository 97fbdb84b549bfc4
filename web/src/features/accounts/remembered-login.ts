import { patterns } from '@serai/contract/validator-rules';

/**
 * Last login on this device, if the user asked to be remembered. Never a password, an email address or a
 * mobile number.
 */
export interface RememberedLogin {
  way: 'account' | 'mobile';
  /** The account name, or an empty text. */
  account: string;
  areaNum: string;
}

const key = 'serai-login';

export function readLogin(): RememberedLogin | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<RememberedLogin> | null;
    if (kept === null) return null;
    const { way, account = '', areaNum = '' } = kept;
    return {
      way: way === 'mobile' ? 'mobile' : 'account',
      account: patterns.username.test(account) ? account : '',
      areaNum: /^\d{1,4}$/.test(areaNum) ? areaNum : '86',
    };
  } catch {
    return null;
  }
}

/** Removes the remembered login, so that the next person sees nothing of it. */
export function clearRememberedLogin(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: then nothing was stored.
  }
}

export function rememberLogin({ way, account, areaNum }: RememberedLogin): void {
  const name = patterns.username.test(account.trim()) ? account.trim() : '';
  try {
    localStorage.setItem(key, JSON.stringify({ way, account: name, areaNum }));
  } catch {
    // Storage may be forbidden: then it is not remembered.
  }
}
