import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { memberWallet } from './member-wallet.tsx';

/** The layouts that stand in the first script, with what features show in their head. */
export function CommonPages() {
  return <CommonLayout figures={memberWallet} />;
}

export function CmsPages() {
  return <CmsLayout figures={memberWallet} />;
}
