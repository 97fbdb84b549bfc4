import { mails as en } from '@serai/phrases/en/mails';
import type { Lang } from '@serai/phrases/lang';
import { mails as zh } from '@serai/phrases/zh/mails';
import type { MailEvent } from './write-mail.ts';

const words = (zh: string, en = zh): Record<Lang, string> => ({ 'zh-cn': zh, en });
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Sample values of placeholders, to preview emails without an event. */
const samples: Readonly<Record<string, Record<Lang, string> | { amount: number; currency: string }>> = {
  title: words('仰光茶园酒店 · 豪华双床房 2 间', 'Yangon Tea Garden Hotel · 2 × Deluxe Twin'),
  number: words('H26112100001'),
  who: words('林安', 'Lin An'),
  order: words('H26112100001'),
  bill: words('B2611210007'),
  invoice: words('I2611210003'),
  invoice_number: words('26532000000012345678'),
  article: words('仰光三日：老城、大金塔与湖边', 'Three days in Yangon: old town, Shwedagon and the lakes'),
  author: words('小美', 'Mei'),
  seller: words('昆明商驿旅行社有限公司', 'Serai Travel (Thailand) Co., Ltd.'),
  agency: words('昆明滇缅国际旅行社', 'Golden Valley Travel'),
  amount: usd(123_456),
  total: usd(123_456),
  pay_by: words('2026-11-21 18:00 (UTC+08:00)'),
  worth: usd(120_000),
  fee: usd(12_345),
  refund: usd(100_000),
  old_price: usd(8_000),
  new_price: usd(9_500),
  off_debt: usd(40_000),
  to_deposit: usd(60_000),
  limit: usd(5_000_000),
  used: usd(4_100_000),
  left: usd(900_000),
  balance: usd(18_000),
  low_balance: usd(50_000),
  open: usd(23_456),
  overdue: usd(12_000),
  percent: words('20'),
  count: words('340'),
  minutes: words('6'),
  days: words('8'),
  due_on: words('2026-12-15'),
  received_on: words('2026-11-21'),
  paid_on: words('2026-11-20'),
  issued_on: words('2026-11-21'),
  until: words('2026-11-22 18:00'),
  date: words('2026-11-23'),
  lines: words(
    '待二次确认的订单：2（H26112100001、H26112100007）\n待核实的订单：1（C26112000003）',
    'Orders on request: 2 (H26112100001, H26112100007)\nOrders to review: 1 (C26112000003)',
  ),
  starts: words('2026-12-01 14:00 (UTC+06:30)'),
  ends: words('2026-12-03 12:00 (UTC+06:30)'),
  caller: words('王经理', 'Manager Wang'),
  channel: words('预存款', 'from your deposit'),
  contact: words('王经理 +86 138 0000 1234', 'Manager Wang +86 138 0000 1234'),
  serves: words('Yangon Tea Garden Hotel +95 1 555 0123'),
  hotel_phone: words('+95 1 555 0123'),
  advice: words(
    '请致电酒店确认预订，并登记确认号。',
    'Ring the hotel, confirm the booking and record its confirmation number.',
  ),
  guests: words('ZHANG SAN, LI SI'),
  due: words('2026-11-21 17:30 (Asia/Shanghai)'),
  at: words('2026-11-21 12:30'),
  accepted_at: words('2026-11-28 12:30 (UTC+08:00)'),
  hotel_address: words('仰光皇家湖路 12 号', '12 Royal Lake Road, Yangon'),
  was: words('2026-11-24 15:05'),
  lands_at: words('2026-11-24 16:40'),
  flight: words('MU2031'),
  driver: words('刘师傅', 'Liu Shifu'),
  phone: words('+86 138 0000 1234'),
  plate: words('云A·D12345'),
  mobile: words('+86 ••• 5670'),
  payer: words('昆明滇缅国际旅行社', 'Golden Valley Travel'),
  payee: words('中国银行昆明分行 6217…4471', 'Bank of China Kunming 6217…4471'),
  rate: words('1 USD = 7.1053 CNY'),
  reason: words('客人行程有变，经双方协商一致。', 'The guests’ plans have changed, as agreed.'),
  note: words('含早餐，禁止吸烟。', 'Breakfast included, no smoking.'),
  question: words('为什么等了 20 分钟就开始计费？', 'Why does waiting cost from minute 20?'),
  answer: words('免费等候为 60 分钟，已改正。', 'Waiting is free for 60 minutes; it has been put right.'),
  words: words('我们没有用过这项服务。', 'We have not had this service.'),
  why: words('酒店未答复', 'The hotel has not answered'),
  label: words('超时等候', 'Waiting time'),
  before: words('ZHANG SAN, LI SI'),
  after: words('ZHANG SAN, KHIN MYO'),
  confirmation_code: words('TG-4711'),
  room_number: words('1203'),
  supplier: words('Innstay'),
  pool: words('商务车 · 昆明', 'Business van · Kunming'),
  shortages: words(
    '2026-12-01：缺 1 辆\n2026-12-02：缺 2 辆',
    '2026-12-01: 1 missing\n2026-12-02: 2 missing',
  ),
  code: words('481203'),
  username: words('mei_kunming'),
  nickname: words('小美', 'Mei'),
  name: words('王小姐', 'Ms Wang'),
  address: words('mei@example.com'),
  email: words('wang@example.com'),
  content: words(
    '你们能安排大理的用车吗？\n大约 12 人，三天。',
    'Can you drive us in Dali?\nTwelve people, three days.',
  ),
  what: words('邮箱', 'email'),
  new_address: words('m•••@example.com'),
  asked_by: words('小美', 'Mei'),
  decided_by: words('王经理', 'Manager Wang'),
  declared_by: words('李会计', 'Li (finance)'),
  declined_by: words('王经理', 'Manager Wang'),
  hotel: words('仰光茶园酒店', 'Yangon Tea Garden Hotel'),
  check_in: words('2026-12-01'),
  work_order: words('W2611210042'),
  type: words('更改日期', 'Date change'),
  asker: words('昆明滇缅国际旅行社', 'Golden Valley Travel'),
  promised_by: words('2026-11-21 15:30 (UTC+08:00)'),
  changes: words(
    '入住日期：2026-12-01 至 2026-12-03 → 2026-12-05 至 2026-12-07',
    'Stay: 2026-12-01 to 2026-12-03 → 2026-12-05 to 2026-12-07',
  ),
  total_before: usd(123_456),
  total_after: usd(130_000),
  costs: usd(6_544),
  gives_back: usd(0),
  charged: usd(6_544),
  given_back: usd(0),
  check_out: words('2026-12-03'),
  rooms: words('2'),
  day: words('2026-12-01'),
  version: words('1'),
  stays: words('2'),
  details: words(
    '预订号：H26112100001\n入住：2026-12-01\n退房：2026-12-03（2 晚）\n房型：豪华双床房，2 间',
    'Booking: H26112100001\nCheck-in: 2026-12-01\nCheck-out: 2026-12-03 (2 nights)\nRoom: Deluxe Twin, 2 rooms',
  ),
};

/** Order facts that emails show besides their own placeholders. */
const sampleOrder = {
  sn: 'H26112100001',
  order_id: 1,
  product: 'hotel',
  guests: 'ZHANG SAN, LI SI',
  reference: 'KM-1203',
  service: '2026-12-01 14:00 – 2026-12-03 12:00 (UTC+06:30)',
};

/** Sample facts for every placeholder of an email; `publicUrl` is the origin of links. */
export function sampleFacts(event: MailEvent, publicUrl: string): Record<string, unknown> {
  const { subject, body } = zh[event];
  const texts = [subject, body, en[event].subject, en[event].body].join(' ');
  const facts: Record<string, unknown> = {};
  for (const [, place] of texts.matchAll(/\{(\w+)\}/g)) {
    const sample = samples[place!];
    if (place === 'bill') facts.bill_id = 7;
    if (place === 'invoice') facts.invoice_id = 3;
    if (place === 'work_order') facts.work_order_id = 42;
    if (place === 'sn') Object.assign(facts, sampleOrder);
    else if (place === 'link' || place === 'url') facts[place] = `${publicUrl}/v/Jq0cF3rXh2`;
    else if (place !== 'site')
      Object.assign(facts, sample && 'amount' in sample ? { [place!]: sample } : bothOf(place!, sample));
  }
  return facts;
}

/** A placeholder without a sample shows its name. */
function bothOf(place: string, sample: Record<Lang, string> = words(place)): Record<string, string> {
  return { [`${place}_zh`]: sample['zh-cn'], [`${place}_en`]: sample.en };
}
