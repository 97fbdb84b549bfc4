/** The page on which a member writes an article. */
const editArticle = {
  titleNew: '写文章',
  titleEdit: '修改文章',
  back: '我的投稿',
  intro: '写完后投稿，编辑审核通过就会发布，署名是您的昵称。',
  forbidden: '您没有投稿权限',
  missing: '没有这篇文章',
  missingHelp: '它可能已被删除，或不是您写的。',
  noChannels: '目前没有开放投稿的栏目',
  noChannelsHelp: '栏目开放后，就可以在这里写文章。',

  now_draft: '只有您看得到，投稿后交编辑审核。',
  now_draft_live: '这些修改还没有发布，读者看到的仍是上一个通过的内容。',
  now_unaudited: '编辑正在看。需要修改请先撤回。',
  now_published: '修改后需要重新审核，审核通过前读者看到的是现在的内容。',
  now_refused: '修改后可以再次投稿。',
  now_offline: '读者已看不到，修改后可以再次投稿。',

  heading: '标题',
  headingHint: '说清楚地方和内容，比如“木姐口岸过关：证件、时间与接车”。',
  headingRequired: '请填写标题',
  channel: '栏目',
  channelChoose: '请选择栏目',
  channelRequired: '请选择栏目',
  city: '相关城市',
  cityClear: '清除',
  lang: '文章语言',
  'lang_zh-cn': '中文',
  lang_en: 'English',
  summary: '摘要',
  summaryHint: '列表里显示的一两句话。',
  tags: '标签',
  tagsHint: '用逗号隔开，最多 {most} 个，比如“口岸，包车”。',
  tagsMany: '标签最多 {most} 个，请删去几个',
  tagLong: '每个标签最多 {most} 个字',
  cover: '封面',
  coverHint: 'JPG、PNG 或 WebP，横图最好。',
  coverWrongType: '不允许上传这种类型的文件！请选择 JPG、PNG 或 WebP 图片',
  coverRemove: '移除封面',
  body: '正文',
  bodyRequired: '请填写正文内容',
  picturesUnsaid: '第 {which} 张图片还没有说明，请补上后再投稿',

  save: '保存草稿',
  saved: '草稿已保存',
  savedAt: '{time} 已保存到服务器',
  unsaved: '有修改尚未保存到服务器；已留在本机。',
  preview: '预览',
  goOn: '继续编辑',
  submit: '投稿',
  submitted: '已投稿，审核后会通知您',
  pictureSending: '图片还在上传，请稍候再投稿',
  altMissing: '还有 {count} 张图片没有说明，投稿前请补上，看不到图片的读者也能读懂。',
  draftKept: '已恢复您上次在这台设备上写的内容。',
  draftDrop: '放弃，用服务器上的',
  draftDropNew: '放弃，重新写',
  newer: '这篇文章后来在别处保存过，与这台设备上的内容不同。',
  useServer: '用别处保存的',
  keepMine: '保留这里的',
  tooLong: '正文太长，请删减或分成两篇',
} as const;

export default editArticle;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'edit-article': typeof editArticle;
  }
}
