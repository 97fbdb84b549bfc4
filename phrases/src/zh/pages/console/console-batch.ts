/** Dialog that sends one command for each selected row. */
const batch = {
  rows: '共 {count} 项',
  start: '开始',
  stop: '停止',
  finish: '完成',
  progress: '已处理 {done}/{count} 项',
  result: '处理结果',
  refused: '未处理：{fault}',
} as const;

export default batch;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-batch': typeof batch;
  }
}
