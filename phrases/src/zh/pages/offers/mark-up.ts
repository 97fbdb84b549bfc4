/** The dialog for the mark-up of client prices. */
const markUp = {
  title: '客人价加价',
  help: '客人价 = 同业价 + 加价，只保存在本浏览器。列表和酒店页显示客人价时会有标记；预订、付款和订单始终按同业价。',
  percent: '加价比例（%）',
  percentHint: '0–100，最多一位小数',
  percentWrong: '请填写 0–100 之间的数字，最多一位小数',
  rounding: '取整',
  rounding_0: '不取整',
  rounding_1: '向上取整到 1',
  rounding_5: '向上取整到 5',
  rounding_10: '向上取整到 10',
  cancel: '取消',
  save: '保存并显示客人价',
  notKept: '浏览器不允许保存设置，加价没有生效',
} as const;

export default markUp;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'mark-up': typeof markUp;
  }
}
