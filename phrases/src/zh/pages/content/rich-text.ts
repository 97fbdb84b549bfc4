/** Controls around formatted texts of articles and pages. */
const richText = {
  table: '表格，可左右滑动',
  contents: '本文目录',
} as const;

export default richText;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'rich-text': typeof richText;
  }
}
