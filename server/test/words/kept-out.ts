/** A word that no text for users may contain, and its replacement. */
export type KeptOut = readonly [word: RegExp, instead: string];

/** Chinese; nothing in the repository may contain these, not even a comment. */
export const keptOutOfChinese: readonly KeptOut[] = [
  [/接客/, '上车时间、用车时间、接机牌、会合'],
  [/罚金/, '取消费'],
  [/退订费|取消费用/, '取消费'],
  [/取消政策|退订规则|退改/, '取消规则'],
  [/特别要求/, '特殊要求'],
  [/离店/, '退房'],
  [/参考号|团号或|旅行社编号|贵司编号/, '贵司单号（团号）；凭证上：旅行社单号'],
  [/乘车凭证|服务凭证|酒店入住凭证/, '入住凭证、用车凭证、接机凭证、送机凭证'],
  [/信用额度|信用付款/, '授信额度、授信挂账'],
  [/支付渠道/, '支付方式'],
  [/余额支付/, '用预存款支付'],
  [/待支付/, '待付款'],
  [/支付时限/, '付款时限'],
  [/订单已过期/, '订单已失效'],
  [/付后剩|付款后余/, '付后余'],
  [/拉丁字母/, '英文（拼音）'],
  [/没能载入|没能加载|正在载入|重新载入/, '加载失败、正在加载、重新加载'],
  [/没能按/, '无法按'],
  [/[这每]张订单/, '该订单、每笔订单'],
  [/出票|改签/, '确认、更改'],
  [/徽标/, 'Logo'],
];

/** Chinese phrases of members' pages: there a hotel or a fleet is named as such. */
export const keptOutOfMembersChinese: readonly KeptOut[] = [[/供应商/, '酒店、车队']];

/** English texts for users: phrases, mails, vouchers, the sample world. */
export const keptOutOfEnglish: readonly KeptOut[] = [
  [/\be-mail/i, 'email'],
  [/\bmails?\b/i, 'email'],
  [/\blaps(e|es|ed)\b/i, 'expires'],
  [/\bour desk\b/i, 'support'],
  [/\bmaster\b/i, 'owner account'],
  [/\bpresent (password|one|address)\b/i, 'current'],
  [/\barea numbers?\b/i, 'country code'],
  [/\bcredit line\b/i, 'credit'],
  [/\bcancellation rules\b/i, 'cancellation policy'],
  [/\bpostcode\b/i, 'Zip'],
  [/\bfrom balance\b/i, 'from deposit'],
  [/\bno money was taken\b/i, 'nothing was charged'],
  [/\bin full, /i, 'full charge'],
  [/\bnot showing up\b/i, 'no-show'],
  [/\bfurther (km|kilometre)/i, 'extra kilometres'],
  [/\b(is|are|be) told\b/i, 'we notify you'],
  [/\border (is|was|has been) made\b/i, 'order created'],
  [/\bwaiting for payment\b|\bto be paid\b/i, 'awaiting payment'],
  [/\bmuch luggage\b/i, 'extra luggage'],
  [/[\d}] %/, 'no blank before the percent sign'],
];

/** English of sources, comments and documents, except migrations, which are never edited. */
export const keptOutOfSources: readonly KeptOut[] = [
  [/\banew\b/i, 're-read, rebuilt, renamed, again'],
  [/^\s*\*?\s*(<{7}|>{7}) /, 'one side of the merge conflict'],
];

const han = '\\p{Script=Han}';
/** Placeholders in phrases that are filled with words; all others get figures, times, addresses or codes. */
const wordPlaces = [
  'name|names|user|who|asked_by|decided_by|agency|nickname|driver|what|field|city|place|airport|hotel|meal|bed|zone',
  'class|model|car|products|channels|period|status|action|direction|site|title',
].join('|');

/**
 * Typesetting of Chinese: no blank between two words, full-width punctuation, a blank beside figures except
 * in dates.
 */
export const keptOutOfChineseSetting: readonly KeptOut[] = [
  [new RegExp(`${han} \\{(${wordPlaces})\\}|\\{(${wordPlaces})\\} ${han}`, 'u'), 'no blank beside a name'],
  [new RegExp(`${han} ${han}`, 'u'), 'no blank between Chinese characters'],
  [new RegExp(`${han}[,;:!?()]|[,;:!?()]${han}|${han}\\.(?!\\w)`, 'u'), 'whole-width punctuation'],
  [
    new RegExp(`(?![年月])${han}(?!105码)\\d|(?<![年月\\d])\\d+(?![年月日码])${han}`, 'u'),
    'a blank between figures and Chinese characters',
  ],
];
