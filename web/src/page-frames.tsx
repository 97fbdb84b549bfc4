import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { memberHead } from './member-head.ts';

/** Layouts in the first script, with the features' parts of the header. */
export function CommonPages() {
  return <CommonLayout member={memberHead} />;
}

export function CmsPages() {
  return <CmsLayout member={memberHead} />;
}
