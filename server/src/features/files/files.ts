/** One-use links to files; each feature provides the files themselves. */
export {
  type FileMaker,
  type FileMakers,
  forgetFileLinks,
  type LinkDeps,
  type LinkFacts,
  linkFile,
  openFile,
} from './link-file.ts';
