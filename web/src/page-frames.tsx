import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { memberHead } from './member-head.ts';

/** The layouts that stand in the first script, with what features show in their head. */
export function CommonPages() {
  return <CommonLayout member={memberHead} />;
}

export function CmsPages() {
  return <CmsLayout member={memberHead} />;
}
