/** The search of the content area. */
const contentSearch = {
  title: '搜索文章',
  titleFor: '“{keyword}”的搜索结果',
  description: '搜索旅行指南、预订帮助与同业文章。',
  label: '搜索内容',
  placeholder: '城市、口岸、签证、付款…',
  submit: '搜索',
  hot: '热门搜索',
  recent: '最近搜索',
  clearRecent: '清除最近搜索',
  found: '共找到 {count} 篇',
  meant: '没有找到“{typed}”，以下是“{meant}”的结果。',
  sortBy: '排序',
  sort_match: '相关度',
  sort_new: '最新',
  sort_hot: '最热',
  sort_views: '阅读最多',
  nothing: '没有找到“{keyword}”',
  nothingHelp: '换个更短的词再试，例如城市名。订单号、航班号请到用户中心的订单列表里查。',
  askHelp: '输入城市、口岸或问题，中英文与拼音都可以。',
  guides: '从这些指南看起',
  byChannel: '按栏目找',
  help: '预订帮助',
  contactUs: '联系我们',
} as const;

export default contentSearch;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'content-search': typeof contentSearch;
  }
}
