import { useLocation } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useSession } from '../../platform/session/use-session.tsx';
import { framedAddress } from './framed-address.ts';
import { FramedSite } from './framed-site.tsx';
import { RefusedAddress } from './refused-address.tsx';

/** Another site's page inside ours, for menu entries of type iframe; the address is encoded in the path. */
export function Page() {
  const { pathname } = useLocation();
  const { rules, menus, iframeHosts } = useSession();
  const framable = { hosts: iframeHosts, menus: [...menus, ...rules] };
  const framed = framedAddress(pathname, framable, new URL(location.href));
  if ('refused' in framed) return <RefusedAddress address={framed.address} reason={framed.refused} />;
  return (
    <>
      <PageHead title={framed.title} indexed={false} />
      <FramedSite key={framed.url.href} url={framed.url} title={framed.title} />
    </>
  );
}
