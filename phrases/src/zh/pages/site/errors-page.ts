/** The 404 page and the page of a fatal error. */
const errorsPage = {
  notFoundTitle: '页面不存在',
  notFoundText: '页面不存在 {path}',
  notFoundHelp: '地址可能写错了，或者这一页已经搬走。',
  textGoneHelp: '文章可能已下线，或者地址写错了。换个词搜一搜，多半能找到相近的。',
  searchTexts: '搜索文章',
  fatalTitle: '页面出错了',
  fatalHelp: '这是我们的问题。您的订单与款项不受影响；重新加载通常就好。',
  goHome: '回到首页',
  reload: '重新加载',
} as const;

export default errorsPage;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'errors-page': typeof errorsPage;
  }
}
