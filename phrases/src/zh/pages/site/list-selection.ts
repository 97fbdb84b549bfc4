/** Selection of rows in lists. */
const selection = {
  selectRow: '选择 {number}',
  selectPage: '全选本页',
  start: '选择',
  stop: '取消选择',
  selected: '已选 {count} 项',
  selectedMost: '已选 {count} 项，已达上限',
  clear: '清除选择',
  actions: '对所选项的操作',
  export_xlsx: '导出所选（Excel）',
  export_csv: '导出所选（CSV）',
} as const;

export default selection;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'list-selection': typeof selection;
  }
}
