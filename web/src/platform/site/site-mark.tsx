import { useAsset } from '../session/use-asset.ts';
import { useSession } from '../session/use-session.tsx';
import { useSiteName } from '../session/use-site-name.ts';
import { SiteLogo } from './site-logo.tsx';

/** The site's name with its mark: the picture that is set, or the mark of the seller. */
export function SiteMark() {
  const name = useSiteName();
  const asset = useAsset();
  const logo = useSession().site?.logo;
  if (!logo) return <SiteLogo name={name} />;
  return (
    <span className="flex items-center gap-3">
      <img src={asset(logo)} alt="" height="36" className="h-9 w-auto max-w-24 shrink-0 object-contain" />
      <span className="line-clamp-2 text-lead leading-tight font-strong tracking-wide text-on-ink">
        {name}
      </span>
    </span>
  );
}
