import { useLocation } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { headMenu, type MenuEntry, sideMenu } from '../../platform/session/permission-nodes.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { framedAddress } from './framed-address.ts';
import { FramedSite } from './framed-site.tsx';
import { RefusedAddress } from './refused-address.tsx';

/** Another site's page inside ours, for menu entries of type iframe; the address is encoded in the path. */
export function Page() {
  const { pathname } = useLocation();
  const { rules, menus, iframeHosts } = useSession();
  const framed = framedAddress(pathname, iframeHosts, new URL(location.href));
  if ('refused' in framed) return <RefusedAddress address={framed.address} reason={framed.refused} />;
  const entries = [...sideMenu(menus), ...headMenu(rules, 'nav'), ...headMenu(rules, 'nav_user_menu')];
  const title = titleOf(entries, pathname) ?? framed.url.host;
  return (
    <>
      <PageHead title={title} indexed={false} />
      <FramedSite key={framed.url.href} url={framed.url} title={title} />
    </>
  );
}

/** The title of the menu entry that leads to this page. */
function titleOf(entries: readonly MenuEntry[], pathname: string): string | undefined {
  for (const entry of entries) {
    if (entry.path === pathname) return entry.title;
    const inside = titleOf(entry.children, pathname);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
