import type { ReplyOf } from '@serai/contract/endpoint';
import type { loadSite, UserInfo } from '@serai/contract/site/site';
import type { Lang } from '@serai/phrases/lang';
import type { Caller } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type DeadToken, refusedToken } from '../../platform/http/dead-token.ts';
import type { KeptSiteFacts } from './kept-site-facts.ts';
import { menusOf } from './menus.ts';
import { siteOf } from './site-settings.ts';

/** Port of the site for the user object of accounts, connected in `composition/connect-ports.ts`. */
export type DescribeUser = (userId: number, lang: Lang) => Promise<UserInfo>;

/**
 * Returns what a client loads first: site, menus, permissions, user. Without a user where one is required it
 * refuses with 409 for an expired token, else 303; otherwise a dead token counts as a guest.
 */
export async function presentSite(
  { facts, describeUser }: { facts: KeptSiteFacts; describeUser: DescribeUser },
  {
    mustBeUser,
    caller,
    deadToken,
    lang,
  }: { mustBeUser: boolean; caller: Caller | undefined; deadToken: DeadToken | undefined; lang: Lang },
): Promise<ReplyOf<typeof loadSite>> {
  if (mustBeUser && deadToken) throw refusedToken(deadToken);
  if (mustBeUser && !caller) throw new AppError('need_login');
  const [{ settings, upload, entries }, userInfo] = await Promise.all([
    facts.read(),
    caller ? describeUser(caller.userId, lang) : ([] as []),
  ]);
  const { servicePhone, urgentPhone, serviceEmail, workHours, workZone, iframeHosts } = settings;
  return {
    site: siteOf(settings, upload, lang),
    openMemberCenter: true,
    userInfo,
    ...menusOf(caller, lang, entries),
    permissions: [...(caller?.nodes ?? [])],
    contact: { servicePhone, urgentPhone, serviceEmail, workHours, workZone },
    iframeHosts,
  };
}
