/** The button that saves a hotel or an article as a favourite. */
const favourite = {
  keep: '收藏“{name}”',
  logIn: '登录后收藏“{name}”',
} as const;

export default favourite;

declare module '../../../pages.ts' {
  interface PagePhrases {
    favourite: typeof favourite;
  }
}
