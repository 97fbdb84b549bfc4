/** One-use links to files; each feature provides the files themselves. */
export {
  type FileMaker,
  type FileMakers,
  type LinkDeps,
  type LinkFacts,
  linkFile,
  openFile,
  purgeFileLinks,
} from './link-file.ts';
