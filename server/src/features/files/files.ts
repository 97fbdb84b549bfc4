import {
  type FileMaker,
  type FileMakers,
  forgetFileLinks,
  type LinkDeps,
  type LinkFacts,
  linkFile,
  openFile,
} from './link-file.ts';

export type { FileMaker, FileMakers, LinkDeps, LinkFacts };
/** One-use links to files; each feature provides the files themselves. */
export { forgetFileLinks, linkFile, openFile };
