/** The button that saves a hotel or an article as a favourite, and the agency's note on a hotel. */
const favourite = {
  keep: '收藏“{name}”',
  logIn: '登录后收藏“{name}”',
  note: '备注：{text}',
  noteBy: '{name} · {date}',
  noteWrite: '写备注',
  noteWriteOf: '给“{name}”写备注',
  noteChange: '修改',
  noteChangeOf: '修改“{name}”的备注',
  noteOf: '“{name}”的备注',
  noteHint: '本公司同事都能看到和修改；还可输入 {count} 字。留空保存即删除。',
  noteNow: '最新备注（{name}）：{text}',
  noteNowNone: '这条备注已被同事删除。',
  noteSave: '保存备注',
  noteCancel: '取消',
} as const;

export default favourite;

declare module '../../../pages.ts' {
  interface PagePhrases {
    favourite: typeof favourite;
  }
}
