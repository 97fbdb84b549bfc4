import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { memberHead } from './member-head.ts';
import { MemberTray } from './member-tray.tsx';

/** Layouts in the first script, with the features' parts of the header and of the foot. */
export function CommonPages() {
  return (
    <>
      <CommonLayout member={memberHead} />
      <MemberTray />
    </>
  );
}

export function CmsPages() {
  return (
    <>
      <CmsLayout member={memberHead} />
      <MemberTray />
    </>
  );
}
