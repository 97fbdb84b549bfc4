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
/** Links by which files reach a phone; what is in a file its own feature says. */
export { forgetFileLinks, linkFile, openFile };
