import type { ReplyOf } from '@serai/contract/endpoint';
import type { loadSite, MenuNode, Site, SiteContact, UserInfo } from '@serai/contract/site/site';
import { redirect } from 'react-router';
import type { Api } from '../api/api.ts';
import { type PermissionLists, permissionLists } from './permission-nodes.ts';
import { clearStoredUser, keepUser, readUser, type SessionUser } from './session-storage.ts';

export type SiteReply = ReplyOf<typeof loadSite>;

export interface SessionState {
  /** Null for guests. */
  user: SessionUser | null;
  site: Site | null;
  /** Contact data of the seller. */
  contact: SiteContact | null;
  /** The site's information has been loaded, for a guest or a member. */
  initialized: boolean;
  /** Hosts whose pages may be embedded. */
  iframeHosts: readonly string[];
  rules: readonly MenuNode[];
  /** The user centre's menus; empty until user-mount. */
  menus: readonly MenuNode[];
  permissions: PermissionLists;
  /** The complete user object of this visit; never stored. */
  profile: UserInfo | null;
  /** Menus and permissions of the member have been loaded. */
  mounted: boolean;
}

export interface Session {
  get(): SessionState;
  /** The state rendered by the server, always that of a guest. Used during hydration. */
  getGuest(): SessionState;
  subscribe(changed: () => void): () => void;
  /** Stores the user of a login or registration and mounts the member. */
  logIn(user: UserInfo): Promise<void>;
  /** Ends the session on the server; the token is removed on success (code 1). */
  logOut(): Promise<void>;
  /** True if the user has logged out, or is logging out, with this token. */
  hasLeft(usedToken: string | undefined): boolean;
  /** Removes token and user on this device. */
  clear(): void;
  /** Loads site information: once for guests and again after login. */
  loadSite(): Promise<SiteReply>;
  /** Takes over the user from the reply of a saving call. */
  takeUser(user: UserInfo): void;
  /** Takes over the site data that the server has loaded for the rendered page. */
  seed(reply: SiteReply): void;
  /** Replaces the tokens by new ones. */
  renewed(token: string, refreshToken: string): void;
  /** Takes over changes from another tab. */
  syncFromStorage(): void;
  /**
   * The guards auth and user-mount for a loader: redirects guests to the login route with the address to return to.
   */
  requireMember(request: Request): Promise<void>;
  /** Address of the login; `back` is our path to return to. */
  loginPath(back?: string): string;
}

/**
 * `getApi` is called lazily because calls themselves need the session's token; `stored` stores the user in the
 * browser.
 */
export function createSession(
  getApi: () => Api,
  { stored, loginPath }: { stored: boolean; loginPath: Session['loginPath'] },
): Session {
  let guest: SessionState = emptyState;
  let state: SessionState = stored ? { ...emptyState, user: readUser() } : emptyState;
  let loading: Promise<SiteReply> | null = null;
  let leftToken: string | undefined;
  const listeners = new Set<() => void>();
  function set(next: Partial<SessionState>) {
    state = { ...state, ...next };
    for (const changed of listeners) changed();
  }
  function take(reply: SiteReply, asMember: boolean) {
    const profile = Array.isArray(reply.userInfo) ? null : reply.userInfo;
    const permissions = permissionLists(reply.rules, reply.menus, reply.permissions);
    const { site, contact = null, iframeHosts = [] } = reply;
    if (!asMember) guest = { ...guest, site, contact, iframeHosts, rules: reply.rules, initialized: true };
    set({
      site,
      contact,
      iframeHosts,
      initialized: true,
      rules: reply.rules,
      menus: reply.menus,
      permissions,
      profile,
      mounted: asMember && profile !== null,
    });
    if (profile && state.user) {
      const { username, nickname, avatar } = profile;
      set({ user: { ...state.user, username, nickname, avatar } });
      if (stored) keepUser({ ...state.user, username, nickname, avatar });
    }
  }
  function forget() {
    if (stored) clearStoredUser();
    loading = null;
    // Member-only data is removed; the header keeps its navigation until the site is loaded again.
    const rules = state.rules.filter(({ type }) => type === 'nav');
    set({ user: null, rules, menus: [], permissions: new Map(), profile: null, mounted: false });
  }

  const session: Session = {
    get: () => state,
    getGuest: () => guest,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async logIn(user) {
      const { id, username, nickname, avatar, token = '', refresh_token = '' } = user;
      const kept = { id, username, nickname, avatar, token, refresh_token };
      keepUser(kept);
      loading = null;
      set({ user: kept, profile: user });
      await session.loadSite();
    },
    async logOut() {
      const { token, refresh_token = '' } = state.user ?? {};
      leftToken = token;
      try {
        await getApi().post('user/logout', { refresh_token }, { showSuccess: true });
      } catch (cause) {
        leftToken = undefined;
        throw cause;
      }
      forget();
    },
    hasLeft: (usedToken) => usedToken !== undefined && usedToken === leftToken,
    clear: forget,
    loadSite() {
      const asMember = state.user !== null;
      if (loading) return loading;
      const asked: Promise<SiteReply> = getApi()
        .get('index/index', { requiredLogin: asMember ? 1 : 0 }, { quiet: !asMember })
        .then((reply) => {
          take(reply, asMember);
          return reply;
        })
        .catch((cause) => {
          // The redirect to the login may have requested the guest's data already: that reply is shared.
          if (loading === asked) loading = null;
          // The token was dead and has been removed in the meantime: the page continues for a guest.
          if (asMember && state.user === null) return session.loadSite();
          throw cause;
        });
      loading = asked;
      return asked;
    },
    takeUser(profile) {
      if (state.user?.id !== profile.id) return;
      const { username, nickname, avatar } = profile;
      const user = { ...state.user, username, nickname, avatar };
      if (stored) keepUser(user);
      set({ user, profile });
    },
    seed(reply) {
      take(reply, false);
      if (state.user === null) loading = Promise.resolve(reply);
    },
    renewed(token, refresh_token) {
      if (!state.user) return;
      const user = { ...state.user, token, refresh_token };
      keepUser(user);
      set({ user });
    },
    syncFromStorage() {
      const user = readUser();
      if (user?.id === state.user?.id) {
        if (user && user.token !== state.user?.token) set({ user });
        return;
      }
      // Another user or a guest: all state of this page must be discarded.
      location.reload();
    },
    async requireMember(request) {
      if (state.user === null) {
        const { pathname, search } = new URL(request.url);
        throw redirect(loginPath(pathname + search));
      }
      if (!state.mounted) await session.loadSite();
    },
    loginPath,
  };
  return session;
}

const emptyState: SessionState = {
  user: null,
  site: null,
  contact: null,
  initialized: false,
  iframeHosts: [],
  rules: [],
  menus: [],
  permissions: new Map(),
  profile: null,
  mounted: false,
};
