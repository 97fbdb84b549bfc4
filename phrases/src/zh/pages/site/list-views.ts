/** Saved views and chosen columns of lists. */
const listViews = {
  columns: '显示的列',
  views: '已存视图',
  save: '保存为视图',
  saveHelp: '保存当前的状态、筛选和排序；同名视图会被替换。',
  name: '视图名称',
  nameHint: '例如“明日入住”',
  confirm: '保存',
  saved: '视图“{name}”已保存',
  remove: '删除视图“{name}”',
  removeAsk: '确定删除视图“{name}”吗？',
  removeConfirm: '删除',
  removed: '视图“{name}”已删除',
} as const;

export default listViews;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'list-views': typeof listViews;
  }
}
