/** Dialog of the console that gives a ride to a car of another company. */
const hired = {
  title: '派外租车：{sn}',
  text: '把行程交给其他车公司的车。司机照常收到行程单，同行照常收到司机信息。',
  company: '车公司',
  driver_name: '司机姓名',
  driver_phone: '司机手机',
  plate_number: '车牌号',
  model_id: '车型',
  model: '{name}，{count} 座',
  language: '司机语言',
  language_burmese: '缅语',
  language_chinese: '中文',
  language_thai: '泰语',
  language_english: '英语',
  choose: '请选择',
  cost: '租车成本（选填）',
  costHint: '车公司对本行程的收费；以后可再次派同一辆车补填',
  costWrong: '请输入金额，例如 45.50',
  reason: '改派原因',
  reasonHint: '会记入操作记录',
  required: '请填写此项',
  hire: '派外租车',
  done: '已交给{company}的车',
} as const;

export default hired;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'console-hired': typeof hired;
  }
}
