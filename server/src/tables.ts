// Written by `npm run tables` from the migrations; a test compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as parsed JSON, written as JSON text; its store names the shape. */
type Json = ColumnType<unknown, string, string>;

export interface AbsencesTable {
  id: GeneratedAlways<number>;
  kind: 'leave' | 'ill' | 'rest' | 'workshop';
  driver_id: number | null;
  vehicle_id: number | null;
  starts_at: Date;
  ends_at: Date;
  note: string;
}

export interface AgenciesTable {
  id: GeneratedAlways<number>;
  name: string;
  tz: Generated<string>;
  currency: string;
  verified_at: Date | null;
  money_stopped_at: Date | null;
  created_at: Date;
  most_unpaid_orders: Generated<number>;
  most_unpaid_percent: Generated<number>;
  country: string | null;
  area: number[] | null;
  address: string | null;
  credit_stopped_at: Date | null;
  verification_asked_at: Date | null;
  verification_due_at: Date | null;
  verification_refused_at: Date | null;
  verification_note: Generated<string>;
  blocked_at: Date | null;
  block_reason: Generated<string>;
}

export interface AgencyContractsTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  entity_id: number;
  valid_from: Date;
  credit_limit: number;
  temporary_limit: number | null;
  temporary_until: Date | null;
  cycle: 'week' | 'half_month' | 'month';
  due_days: number;
  grace_days: number;
  tolerance: number;
  invoice_when: 'bill_confirmed' | 'paid';
  low_balance: number;
  made_by: number | null;
  made_at: Date;
  reason: Generated<string>;
  price_group_id: number | null;
}

export interface AgencySearchTable {
  agency_id: number;
  user_id: number | null;
  words: string;
}

export interface AirportsTable {
  id: GeneratedAlways<number>;
  iata: string;
  name_zh: string;
  name_en: string;
  city_zh: string;
  city_en: string;
  country_code: string;
  tz: string;
  latitude: number;
  longitude: number;
  meeting_zh: string;
  meeting_en: string;
  chinese_driver_amount: number;
  night_amount: number;
  child_seat_amount: number;
  waiting_amount: number;
  policy: Json;
  position: Generated<number>;
  active: Generated<boolean>;
  base_id: number | null;
}

export interface ArticleCommentsTable {
  id: GeneratedAlways<number>;
  article_id: number;
  user_id: number;
  parent_id: number | null;
  content: string;
  status: 'unaudited' | 'published' | 'refused';
  reason: Generated<string>;
  decided_by: number | null;
  decided_at: Date | null;
  created_at: Date;
  deleted_at: Date | null;
}

export interface ArticleLikesTable {
  article_id: number;
  user_id: number;
  created_at: Date;
}

export interface ArticleOrdersTable {
  id: GeneratedAlways<number>;
  sn: string;
  article_id: number;
  agency_id: number;
  user_id: number;
  title: string;
  price: number;
  currency: string;
  created_at: Date;
}

export interface ArticleRevisionsTable {
  article_id: number;
  revision: number;
  content: Json;
  saved_by: number | null;
  saved_at: Date;
  is_draft: boolean;
  titles: Generated<string>;
}

export interface ArticleTagsTable {
  article_id: number;
  tag_id: number;
}

export interface ArticleTextsTable {
  article_id: number;
  lang: 'zh-cn' | 'en';
  title: string;
  summary: string;
  body: string;
  words: string;
}

export interface ArticlesTable {
  id: GeneratedAlways<number>;
  kind: 'info' | 'page';
  slug: string | null;
  channel_id: number | null;
  user_id: number | null;
  agency_id: number | null;
  status: 'draft' | 'unaudited' | 'published' | 'refused' | 'offline';
  reason: Generated<string>;
  revision: number;
  live_revision: number | null;
  city_id: number | null;
  cover: Generated<string>;
  price: Generated<number>;
  currency: string;
  published_at: Date | null;
  published_until: Date | null;
  views: Generated<number>;
  likes: Generated<number>;
  comments: Generated<number>;
  favourites: Generated<number>;
  created_at: Date;
  updated_at: Date;
  author_told: Generated<boolean>;
}

export interface BankAccountsTable {
  id: GeneratedAlways<number>;
  name: string;
  currency: string;
  mapping: Json | null;
  created_by: number;
  created_at: Date;
  entity_id: number;
}

export interface BankFilesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  name: string;
  format: 'csv' | 'xlsx' | 'camt053' | 'mt940';
  bytes: Buffer;
  uploaded_by: number;
  uploaded_at: Date;
  imported_by: number | null;
  imported_at: Date | null;
  new_lines: Generated<number>;
  known_lines: Generated<number>;
  rate: string | null;
  rate_of: string | null;
}

export interface BankLineUsesTable {
  id: GeneratedAlways<number>;
  line_id: number;
  kind: 'charge' | 'aside' | 'returned' | 'pay_back' | 'supplier';
  rule_id: number | null;
  receipt_id: number | null;
  pay_back_id: number | null;
  posting_id: number | null;
  worth: number | null;
  note: Generated<string>;
  used_by: number;
  used_at: Date;
  undone_by: number | null;
  undone_at: Date | null;
  undo_reason: Generated<string>;
}

export interface BankLinesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  file_id: number;
  line_key: string;
  booked_on: string;
  value_date: string;
  amount: number;
  currency: string;
  payer: string;
  reference: string;
  remittance: string;
  receipt_id: number | null;
  sent_amount: number | null;
  sent_currency: string | null;
}

export interface BankRulesTable {
  id: GeneratedAlways<number>;
  account_id: number;
  contains: string;
  kind: 'charge' | 'aside';
  up_to: number | null;
  created_by: number;
  created_at: Date;
  ended_by: number | null;
  ended_at: Date | null;
}

export interface BasesTable {
  id: GeneratedAlways<number>;
  code: string;
  name_zh: string;
  name_en: string;
  country_code: string;
  tz: string;
  latitude: number;
  longitude: number;
  language: 'burmese' | 'chinese' | 'thai' | 'english';
  turnaround_minutes: number;
  active: Generated<boolean>;
}

export interface BillEventsTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  agency_id: number;
  event:
    | 'submitted'
    | 'issued'
    | 'confirmed'
    | 'withdrawn'
    | 'rejected'
    | 'voided'
    | 'disputed'
    | 'answered'
    | 'offered'
    | 'paid'
    | 'unpaid'
    | 'written_off'
    | 'recovered'
    | 'unrecovered'
    | 'credited'
    | 'given_back'
    | 'reminded';
  amount: number | null;
  source: 'deposit' | 'set_off' | 'receipt' | 'withholding' | null;
  bank_charge: Generated<number>;
  fx_difference: Generated<number>;
  posting_id: number | null;
  reverses: number | null;
  note: Generated<string>;
  user_id: number | null;
  at: Date;
}

export interface BillLinesTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  agency_id: number;
  charge_id: number;
  amount: number;
  state: Generated<'billed' | 'disputed' | 'returned'>;
  reason: Generated<string>;
  disputed_by: number | null;
  disputed_at: Date | null;
  answer: Generated<string>;
  answered_by: number | null;
  answered_at: Date | null;
  given_back: Generated<number>;
  answer_by: Date | null;
  escalated_at: Date | null;
}

export interface BillOffersTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  agency_id: number;
  currency: string;
  rate: string;
  rate_of: string;
  offered_on: string;
  until: string;
  offered_by: number;
  offered_at: Date;
}

export interface BillWriteOffsTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  agency_id: number;
  amount: number;
  reason: string;
  status: Generated<'asked' | 'done' | 'rejected'>;
  asked_by: number;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  note: Generated<string>;
}

export interface BillingClocksTable {
  agency_id: number;
  billed_to: string;
}

export interface BillsTable {
  id: GeneratedAlways<number>;
  number: Generated<string>;
  agency_id: number;
  entity_id: number;
  currency: string;
  status: 'submitted' | 'confirmed' | 'part_paid' | 'paid' | 'closed' | 'withdrawn' | 'rejected' | 'void';
  made_by: number | null;
  made_at: Date;
  period_from: string | null;
  period_to: string | null;
  total: number;
  paid: Generated<number>;
  written_off: Generated<number>;
  recovered: Generated<number>;
  due_on: string | null;
  confirmed_at: Date | null;
  closed_at: Date | null;
  reminded_at_days: number | null;
  given_back: Generated<number>;
}

export interface BookAccountsTable {
  entity_id: number;
  account_kind: string;
  code: string;
  name: string;
}

export interface CaptchaChallengesTable {
  id: string;
  answer: Json;
  tries: Generated<number>;
  expires_at: Date;
}

export interface CarLocationsTable {
  id: GeneratedAlways<number>;
  code: string;
  kind: 'city' | 'downtown' | 'airport' | 'station' | 'border';
  city_id: number | null;
  country_code: string;
  tz: string;
  name_zh: string;
  name_en: string;
  drop_off_codes: Generated<string[]>;
  position: Generated<number>;
  active: Generated<boolean>;
  base_id: number | null;
}

export interface CarOrdersTable {
  order_id: number;
  rate_id: number;
  sold_as: Json;
  passenger_name: string;
  pick_up_address: Generated<string>;
  drop_off_address: Generated<string>;
  passenger_phone: Generated<string>;
}

export interface CarRatesTable {
  id: GeneratedAlways<number>;
  code: string;
  location_id: number;
  model_id: number;
  pool_id: number;
  km_per_day: number | null;
  extra_km_amount: number | null;
  included: Generated<string[]>;
  half_day_minutes: Generated<number>;
  all_day_minutes: Generated<number>;
  chinese_driver_amount: number;
  policy: Json;
  seasons: ColumnType<unknown, string | undefined, string>;
  position: Generated<number>;
  active: Generated<boolean>;
  cut_off_minutes: Generated<number>;
}

export interface CashHandInsTable {
  id: GeneratedAlways<number>;
  driver_id: number;
  currency: string;
  expected: number;
  counted: number;
  reason: Generated<string>;
  handed_in_on: string;
  received_by: number;
  received_at: Date;
}

export interface CatalogueHorizonTable {
  one: Generated<boolean>;
  open_until: string;
}

export interface ChangeMarksTable {
  at: Generated<Date>;
  oldest_open: string;
}

export interface ChangesTable {
  xid: Generated<string>;
  topic: string;
  id: number | null;
  first_day: string | null;
  last_day: string | null;
}

export interface ChannelsTable {
  id: GeneratedAlways<number>;
  parent_id: number | null;
  slug: string;
  kind: 'cover' | 'list' | 'link';
  name_zh: string;
  name_en: string;
  description_zh: Generated<string>;
  description_en: Generated<string>;
  url: Generated<string>;
  position: Generated<number>;
  shown: Generated<boolean>;
  takes_articles: Generated<boolean>;
  created_at: Date;
}

export interface ChargeOffsetsTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  credit_id: number;
  debt_id: number;
  bill_id: number | null;
  amount: number;
  at: Date;
}

export interface ChargesTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  order_id: number;
  kind: 'price' | 'adjustment' | 'fee' | 'waiver' | 'refund' | 'correction';
  channel: 'balance' | 'credit';
  currency: string;
  amount: number;
  posting_id: number;
  product: string;
  service_date: string;
  charged_at: Date;
  settled: Generated<number>;
  stage: Generated<'open' | 'applied' | 'billed' | 'disputed' | 'written_off'>;
  bill_id: number | null;
  memo: Generated<string>;
  user_id: number | null;
  invoice_stage: Generated<'open' | 'applied' | 'issued'>;
  due_on: string | null;
  paused: Generated<boolean>;
  entity_id: number;
}

export interface ClosedMonthsTable {
  month: string;
  closed_at: Date;
  closed_by: number;
}

export interface ConcessionsTable {
  id: GeneratedAlways<number>;
  kind:
    | 'cancellation'
    | 'price'
    | 'room'
    | 'refund'
    | 'waiver'
    | 'goodwill'
    | 'correction'
    | 'write_off'
    | 'top_up'
    | 'credit'
    | 'price_group'
    | 'pay_back'
    | 'cost'
    | 'supplier'
    | 'bank_charge'
    | 'payment'
    | 'month'
    | 'supplier_payment'
    | 'settings'
    | 'bank'
    | 'staff';
  amount: number | null;
  currency: string | null;
  agency_id: number | null;
  order_id: number | null;
  reason: string;
  object_kind: string;
  object_id: number | null;
  object_name: string;
  asked_by: number;
  asked_at: Date;
  needs: 'nobody' | 'colleague' | 'administrator';
  status: 'asked' | 'done' | 'rejected' | 'lapsed';
  due_at: Date | null;
  effective_at: Date | null;
  decided_by: number | null;
  decided_at: Date | null;
  note: Generated<string>;
  call: string | null;
  input: Json | null;
  lang: string | null;
  call_key: string | null;
  subject: 'correction' | 'write_off' | 'pay_back' | null;
  subject_id: number | null;
}

export interface DeclaredPaymentsTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  declared_by: number;
  declared_at: Date;
  amount: number;
  currency: string;
  paid_on: string;
  payer: string;
  reference: string;
  meant_for: 'deposit' | 'bills';
  slip: string;
  status: Generated<'declared' | 'matched' | 'refused' | 'withdrawn'>;
  ended_at: Date | null;
  ended_by: number | null;
  reason: Generated<string>;
}

export interface DestinationPicturesTable {
  destination_id: number;
  position: number;
  picture_id: number;
  alt_zh: string;
  alt_en: string;
}

export interface DestinationsTable {
  id: GeneratedAlways<number>;
  code: string;
  kind: 'city' | 'district' | 'landmark';
  city_id: number | null;
  country_code: string;
  name_zh: string;
  name_en: string;
  name_local: Generated<string>;
  tz: string;
  latitude: number;
  longitude: number;
  radius_km: Generated<number>;
  intro_zh: Generated<string>;
  intro_en: Generated<string>;
  position: Generated<number>;
}

export interface DigestsTable {
  day: string;
  user_id: number | null;
  sent_at: Date;
}

export interface DriverCashTable {
  id: GeneratedAlways<number>;
  ride_id: number;
  driver_id: number;
  amount: number;
  currency: string;
  purpose: 'waiting' | 'extra_stop' | 'toll_parking' | 'extra_km' | 'other';
  note: Generated<string>;
  taken_at: Date;
  recorded_by: number;
  recorded_at: Date;
  hand_in_id: number | null;
  voided_by: number | null;
  voided_at: Date | null;
  void_reason: Generated<string>;
}

export interface DriverLinksTable {
  id: GeneratedAlways<number>;
  driver_id: number;
  day: string;
  token_hash: Buffer;
  expires_at: Date;
  created_at: Date;
}

export interface DriversTable {
  id: GeneratedAlways<number>;
  code: string;
  name_zh: string;
  name_en: string;
  phone: string;
  languages: string[];
  active: Generated<boolean>;
  base_id: number | null;
  company: Generated<string>;
}

export interface EntityClosingsTable {
  month: string;
  entity_id: number;
  account_kind: string;
  currency: string;
  amount: number;
}

export interface FavouritesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: 'article' | 'hotel';
  target_id: number;
  created_at: Date;
}

export interface FlightReportsTable {
  order_id: number;
  flight_number: string;
  state: 'expected' | 'landed' | 'cancelled';
  lands_at: Date;
  since: Date;
  looked_up_at: Date;
}

export interface HiredRidesTable {
  ride_id: number;
  company: string;
  cost: number | null;
  hired_by: number;
  hired_at: Date;
}

export interface HotelFeesTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  code: string;
  name_zh: string;
  name_en: string;
  basis: 'room_night' | 'person_night' | 'person_stay' | 'stay' | 'percent';
  amount: Generated<number>;
  percent: Generated<number>;
  currency: string;
  from_age: Generated<number>;
  from_day: Generated<string>;
  to_day: Generated<string>;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface HotelNotesTable {
  agency_id: number;
  hotel_id: number;
  text: string;
  user_id: number;
  written_at: Date;
}

export interface HotelNoticesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  version: number;
  kind: 'booking' | 'change' | 'cancellation';
  token_hash: Buffer;
  expires_at: Date;
  sent_to: string;
  mail: string;
  created_at: Date;
  is_current: Generated<boolean>;
  answer: 'acknowledged' | 'refused' | null;
  answered_at: Date | null;
  answered_by: Generated<string>;
  reason: Generated<string>;
}

export interface HotelOrderLinesTable {
  order_id: number;
  position: number;
  room_type_id: number;
  rate_plan_id: number;
  rooms: number;
  price: number;
}

export interface HotelOrdersTable {
  order_id: number;
  hotel_id: number;
  room_type_id: number;
  rate_plan_id: number;
  check_in: string;
  check_out: string;
  rooms: number;
  nationality: string;
  sold_as: Json;
  guests: Json;
  confirmation_code: Generated<string>;
  room_number: Generated<string>;
  holds_stock: Generated<boolean>;
  asked_before_at: Date | null;
  asked_after_at: Date | null;
  first_guests: Json | null;
}

export interface HotelPicturesTable {
  hotel_id: number;
  position: number;
  picture_id: number;
  alt_zh: string;
  alt_en: string;
}

export interface HotelsTable {
  id: GeneratedAlways<number>;
  code: string;
  city_id: number;
  district_id: number | null;
  name_zh: string;
  name_en: string;
  name_local: Generated<string>;
  address_zh: string;
  address_en: string;
  phone: string;
  zip: string;
  email: string;
  star: number;
  latitude: number;
  longitude: number;
  facilities: Generated<string[]>;
  description_zh: Generated<string>;
  description_en: Generated<string>;
  check_in_from: Generated<string>;
  check_out_until: Generated<string>;
  opened_year: number;
  renovated_year: number | null;
  recommended: Generated<number>;
  hot: Generated<number>;
  views: Generated<number>;
  active: Generated<boolean>;
  listed_at: Date;
  reservation_email: Generated<string>;
  reservation_lang: Generated<'en' | 'zh-cn' | 'my' | 'th'>;
  is_trusted: Generated<boolean>;
  supplier: string | null;
  important_zh: Generated<string>;
  important_en: Generated<string>;
  sold_recently: Generated<number>;
  address_local: Generated<string>;
}

export interface IdempotencyKeysTable {
  scope: string;
  call: string;
  key: string;
  body_hash: Buffer;
  reply: Json | null;
  created_at: Date;
}

export interface IndustrialZonesTable {
  id: GeneratedAlways<number>;
  code: string;
  city_id: number;
  name_zh: string;
  name_en: string;
  amount: number;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface InvoiceEventsTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  agency_id: number;
  event:
    | 'submitted'
    | 'withdrawn'
    | 'approved'
    | 'rejected'
    | 'issued'
    | 'delivered'
    | 'red_asked'
    | 'red_confirmed'
    | 'red_declined'
    | 'red_lapsed'
    | 'red_issued';
  note: Generated<string>;
  user_id: number | null;
  at: Date;
}

export interface InvoiceFilesTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  agency_id: number;
  red_id: number | null;
  name: string;
  path: string | null;
}

export interface InvoiceLineChargesTable {
  line_id: number;
  agency_id: number;
  charge_id: number;
  live: Generated<boolean>;
}

export interface InvoiceLinesTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  agency_id: number;
  order_id: number;
  tax_code_id: number;
  amount: number;
  gross: number | null;
  net: number | null;
  tax: number | null;
  deducted: Generated<number>;
  red_asked: Generated<number>;
  red_issued: Generated<number>;
  live: Generated<boolean>;
  site_tax: Generated<number>;
  site_deducted: Generated<number>;
}

export interface InvoiceRedLinesTable {
  red_id: number;
  line_id: number;
  agency_id: number;
  amount: number;
  gross: number;
  net: number;
  tax: number;
  site_tax: Generated<number>;
}

export interface InvoiceRedsTable {
  id: GeneratedAlways<number>;
  invoice_id: number;
  agency_id: number;
  status: 'asked' | 'confirmed' | 'declined' | 'lapsed' | 'issued';
  is_full: boolean;
  reason: Generated<string>;
  asked_by: number | null;
  asked_at: Date;
  until: Date | null;
  answered_by: number | null;
  answered_at: Date | null;
  invoice_number: Generated<string>;
  entity_id: number;
  series_no: number | null;
  issued_on: string | null;
  issued_at: Date | null;
}

export interface InvoiceSearchTable {
  invoice_id: number;
  words: string;
}

export interface InvoiceTitlesTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  kind: 'company' | 'individual';
  title: string;
  taxpayer_id: Generated<string>;
  branch: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  bank_account: Generated<string>;
  email: string;
  is_default: Generated<boolean>;
  removed_at: Date | null;
}

export interface InvoicesTable {
  id: GeneratedAlways<number>;
  number: Generated<string>;
  agency_id: number;
  entity_id: number;
  kind: 'special' | 'ordinary' | 'commercial' | 'thai_tax' | 'commercial_tax' | 'receipt';
  status: 'submitted' | 'approved' | 'issued' | 'delivered' | 'withdrawn' | 'rejected';
  title_kind: 'company' | 'individual';
  title: string;
  taxpayer_id: Generated<string>;
  branch: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  bank_account: Generated<string>;
  email: Generated<string>;
  currency: string;
  total: number;
  remark: Generated<string>;
  note: Generated<string>;
  reason: Generated<string>;
  made_by: number;
  made_at: Date;
  invoice_number: Generated<string>;
  series_no: number | null;
  issued_on: string | null;
  issued_at: Date | null;
  seller: Json | null;
  out_currency: string | null;
  rate: string | null;
  rate_of: string | null;
  gross: number | null;
  net: number | null;
  tax: number | null;
  delivered_at: Date | null;
  delivered_to: Generated<string>;
}

export interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  agency_id: number | null;
  kind:
    | 'deposit'
    | 'receivable'
    | 'order_hold'
    | 'sales'
    | 'sales_returns'
    | 'penalty_income'
    | 'bank_clearing'
    | 'bad_debt'
    | 'bank_charges'
    | 'fx_difference'
    | 'tax_payable'
    | 'withholding_receivable'
    | 'cost_of_sales'
    | 'payable';
  currency: string;
  balance: number | null;
  told_level: Generated<number>;
  closed_before: Date | null;
  supplier_id: number | null;
}

export interface LedgerCheckEndsTable {
  ended_at: Date;
  is_whole: Generated<boolean>;
}

export interface LedgerCheckFindingsTable {
  id: GeneratedAlways<number>;
  ended_at: Date;
  agency_id: number | null;
  supplier_id: number | null;
  rule: 'account' | 'posting_sum' | 'posting_entity';
  account_kind: string | null;
  posting_id: number | null;
  expected: number;
  found: number;
}

export interface LedgerChecksTable {
  account_id: number;
  last_entry_id: number;
  balance: number;
}

export interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  posting_id: number;
  account_id: number;
  account_kind: string;
  amount: number;
  balance_before: number | null;
  balance_after: number | null;
  limit_in_force: number | null;
  created_at: Date;
  restores: Generated<boolean>;
}

export interface LedgerPostingsTable {
  id: GeneratedAlways<number>;
  idempotency_key: string;
  event: string;
  agency_id: number | null;
  order_id: number | null;
  memo: Generated<string>;
  user_id: number | null;
  created_at: Date;
  receipt_id: number | null;
  pay_back_id: number | null;
  bill_id: number | null;
  invoice_id: number | null;
  entity_id: number;
  booked_on: string;
  supplier_id: number | null;
}

export interface LicencePapersTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  path: string;
  added_by: number;
  added_at: Date;
  removed_at: Date | null;
}

export interface LoginTicketsTable {
  hash: Buffer;
  user_id: number;
  account_state: Buffer;
  keep: boolean;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface MenuEntriesTable {
  id: GeneratedAlways<number>;
  tree: 'rules' | 'menus';
  parent_id: number | null;
  type: 'route' | 'menu_dir' | 'menu' | 'nav' | 'nav_user_menu';
  name: string;
  title_zh: string;
  title_en: string;
  icon: Generated<string>;
  menu_type: Generated<'tab' | 'iframe' | 'link'>;
  url: Generated<string>;
  extend: Generated<'none' | 'add_rules_only' | 'add_menu_only'>;
  audience: Generated<'everybody' | 'users' | 'members' | 'operators'>;
  needs: string | null;
  position: Generated<number>;
  enabled: Generated<boolean>;
  built_in: Generated<boolean>;
}

export interface MessageSwitchesTable {
  user_id: number;
  kind: string;
  channel: 'mail' | 'notice' | 'text';
  is_on: boolean;
}

export interface MonthClosingsTable {
  account_id: number;
  month: string;
  ends_at: Date;
  last_entry_id: number;
  balance: number;
}

export interface MonthEventsTable {
  id: GeneratedAlways<number>;
  month: string;
  event: 'closed' | 'reopened';
  user_id: number;
  approved_by: number | null;
  at: Date;
  reason: Generated<string>;
  open_items: ColumnType<unknown, string | undefined, string>;
}

export interface NoticesTable {
  id: GeneratedAlways<number>;
  event: string;
  facts: Json;
  created_at: Date;
  read_at: Date | null;
  user_id: number;
  kind: string;
  link: string;
}

export interface OneTimeLinksTable {
  token_hash: Buffer;
  purpose: string;
  facts: Json;
  expires_at: Date;
  used_at: Date | null;
}

export interface OperatorActionsTable {
  id: GeneratedAlways<number>;
  operator_id: number;
  at: Date;
  call: string;
  object_kind:
    | 'order'
    | 'agency'
    | 'site'
    | 'menu_entry'
    | 'operator'
    | 'staff_role'
    | 'driver'
    | 'vehicle'
    | 'hotel'
    | 'entity'
    | 'receipt'
    | 'bill'
    | 'invoice'
    | 'tax_code'
    | 'price_group'
    | 'work_order'
    | 'reply_template'
    | 'article'
    | 'channel'
    | 'comment'
    | 'tag'
    | 'office'
    | 'supplier';
  object_id: number | null;
  object_name: string;
  before: Json | null;
  after: Json | null;
  reason: Generated<string>;
  ip: string;
}

export interface OrderAdjustmentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'overtime' | 'extra_km' | 'waiting' | 'tolls_parking' | 'other' | 'unused';
  status: Generated<'proposed' | 'confirmed' | 'declined' | 'withdrawn'>;
  quantity: number;
  unit_amount: number;
  amount: number;
  reason: Generated<string>;
  proposed_by: number;
  proposed_at: Date;
  confirmed_by: number | null;
  confirmed_at: Date | null;
  declined_because: Generated<string>;
  question: Generated<string>;
  asked_at: Date | null;
  answer: Generated<string>;
  answered_at: Date | null;
  reminded_at: Date | null;
  accepted_by: 'member' | 'silence' | 'desk' | null;
  accepted_because: Generated<string>;
  retry_at: Date | null;
  refused_because: Generated<string>;
}

export interface OrderApprovalsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  agency_id: number;
  asked_by: number;
  note: Generated<string>;
  asked_at: Date;
  status: Generated<'pending' | 'approved' | 'declined'>;
  decided_by: number | null;
  decided_at: Date | null;
  reason: Generated<string>;
}

export interface OrderCorrectionsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  to_status: 'completed' | 'no_show' | null;
  fee: number;
  amount: number;
  reason: string;
  status: 'asked' | 'done' | 'rejected' | 'lapsed';
  needs_second: boolean;
  asked_by: number;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  note: Generated<string>;
  due_at: Date | null;
  kind: 'outcome' | 'refund' | 'waiver' | 'cancellation' | 'price';
}

export interface OrderHistoryTable {
  id: GeneratedAlways<number>;
  order_id: number;
  event: string;
  moves: Json;
  actor: 'member' | 'operator' | 'timer' | 'supplier';
  user_id: number | null;
  reason: Generated<string>;
  facts: ColumnType<unknown, string | undefined, string>;
  at: Date;
}

export interface OrderLinesTable {
  order_id: number;
  position: number;
  label_zh: string;
  label_en: string;
  quantity: number;
  unit_amount: number;
  amount: number;
  offer_id: number | null;
  revision: Generated<number>;
}

export interface OrderNotesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  user_id: number;
  text: string;
  at: Date;
}

export interface OrderOffersTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'same' | 'price' | 'alternative';
  total: number;
  lines: Json;
  policy: Json;
  title_zh: string;
  title_en: string;
  detail: Json;
  from_stock: boolean;
  note: string;
  made_by: number;
  made_at: Date;
  expires_at: Date;
}

export interface OrderPresenceTable {
  order_id: number;
  user_id: number;
  since: Date;
  seen_at: Date;
  doing: string | null;
}

export interface OrderRemindersTable {
  order_id: number;
  kind: 'received' | 'pay_by' | 'free_until' | 'day_before';
  sent_at: Date;
}

export interface OrderSearchTable {
  order_id: number;
  words: string;
  agency_id: number;
  product: string;
  booked_by: number;
  order_status: string;
  created_at: Date;
  service_start: Date;
  tz: string;
  product_words: Generated<string>;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  sn: string;
  product: string;
  agency_id: number;
  booked_by: number;
  order_status:
    | 'offer_pending'
    | 'pending_payment'
    | 'processing'
    | 'confirmed'
    | 'in_service'
    | 'completed'
    | 'cancelling'
    | 'cancelled'
    | 'rejected'
    | 'expired'
    | 'no_show';
  pay_status: Generated<'unpaid' | 'paid' | 'on_credit' | 'part_refunded' | 'refunded' | 'released'>;
  refund_status: Generated<'none' | 'requested' | 'approved' | 'refunded' | 'rejected'>;
  settlement_status: Generated<
    'none' | 'unsettled' | 'applied' | 'billed' | 'settled' | 'disputed' | 'written_off'
  >;
  invoice_status: Generated<
    'not_eligible' | 'invoiceable' | 'applied' | 'issued' | 'red_pending' | 'red_issued'
  >;
  pay_channel: 'balance' | 'credit' | null;
  currency: string;
  total_price: number;
  adjustments: Generated<number>;
  fee: Generated<number>;
  refund_money: Generated<number>;
  settlement_money: Generated<number>;
  policy: Json;
  tz: string;
  service_start: Date;
  service_end: Date;
  no_show_from: Date;
  pay_by: Date;
  auto_complete_at: Date;
  contact_name: string;
  contact_phone: string;
  reference: Generated<string>;
  special_requests: Generated<string>;
  title_zh: string;
  title_en: string;
  guest_names: Generated<string[]>;
  needs_review: string | null;
  operator_id: number | null;
  created_at: Date;
  paid_at: Date | null;
  confirmed_at: Date | null;
  refunded_at: Date | null;
  review_queue: 'desk' | 'finance' | null;
  review_since: Date | null;
  review_due: Date | null;
  cut_off: Date | null;
  answer_by: Date | null;
  offer_id: number | null;
  offer_total: number | null;
  offer_until: Date | null;
  supplier: string | null;
  cost: number | null;
  invoiced: Generated<number>;
  reds_open: Generated<number>;
  review_owner: number | null;
  review_level: Generated<number>;
  review_step_at: Date | null;
  country: Generated<string>;
  on_behalf: number | null;
  entity_id: number | null;
}

export interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: 'mail' | 'sms';
  event: string;
  recipient: string;
  subject: string;
  body: string;
  message_id: string;
  created_at: Date;
  next_try_at: Date;
  tries: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  valid_until: Date | null;
  given_up_at: Date | null;
  user_id: number | null;
  parts: Json | null;
  files: Json | null;
  lang: Generated<'zh-cn' | 'en'>;
  link: Generated<string>;
  reply_to: Generated<string>;
  order_id: number | null;
}

export interface PaperSeriesTable {
  entity_id: number;
  series: 'commercial' | 'thai_tax' | 'commercial_tax' | 'receipt' | 'credit_note';
  last: Generated<number>;
}

export interface PayBacksTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  amount: number;
  currency: string;
  payee: string;
  reason: string;
  status: 'asked' | 'done' | 'rejected';
  needs_second: boolean;
  asked_by: number;
  asked_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
  note: Generated<string>;
}

export interface PicturesTable {
  id: GeneratedAlways<number>;
  key: string;
  driver: string;
  path: string;
  width: number;
  height: number;
  preview: string;
}

export interface PointEntriesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  event: 'order_completed' | 'order_corrected';
  order_id: number;
  amount: number;
  before: number;
  after: number;
  created_at: Date;
}

export interface PoolShortagesTable {
  pool_id: number;
  at: Date;
  short: number;
  told_at: Date;
}

export interface PriceGroupsTable {
  id: GeneratedAlways<number>;
  name: string;
  hotel_percent: number;
  car_percent: number;
  transfer_percent: number;
}

export interface QueueClaimsTable {
  queue: string;
  object_id: number;
  staff_id: number;
  since: Date;
  snoozed_until: Date | null;
  reason: Generated<string>;
}

export interface QuotesTable {
  id: string;
  agency_id: number;
  user_id: number;
  product: string;
  offer: Json;
  total: number;
  currency: string;
  created_at: Date;
  expires_at: Date;
  order_id: number | null;
}

export interface RateMonthsTable {
  rate_plan_id: number;
  month: string;
  hotel_id: number;
  prices: number[];
  costs: number[] | null;
  contract_prices: number[] | null;
  contract_costs: number[] | null;
}

export interface RatePlansTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  room_type_id: number;
  code: string;
  meal: 'room_only' | 'breakfast' | 'half_board' | 'full_board';
  breakfasts: Generated<number>;
  bed: 'king' | 'queen' | 'double' | 'twin' | 'single' | 'triple' | 'family';
  policy: Json;
  min_stay: Generated<number>;
  nationalities: Generated<string[]>;
  child_bands: ColumnType<unknown, string | undefined, string>;
  position: Generated<number>;
  active: Generated<boolean>;
  price_rules: ColumnType<unknown, string | undefined, string>;
  sells: Generated<'instant' | 'request'>;
  request_when_gone: Generated<boolean>;
  cut_off: Json | null;
  supplements: ColumnType<unknown, string | undefined, string>;
  stay_limits: ColumnType<unknown, string | undefined, string>;
  included: Generated<string[]>;
  cost_rules: ColumnType<unknown, string | undefined, string>;
  contract_terms: Json | null;
}

export interface ReceiptAllocationsTable {
  id: GeneratedAlways<number>;
  receipt_id: number;
  agency_id: number;
  amount: number;
  posting_id: number;
  allocated_by: number;
  allocated_at: Date;
  reversed_at: Date | null;
  bill_id: number | null;
}

export interface ReceiptSearchTable {
  receipt_id: number;
  words: string;
}

export interface ReceiptsTable {
  id: GeneratedAlways<number>;
  received_on: string;
  value_date: string;
  bank_reference: string;
  reference_key: string;
  payer: string;
  currency: string;
  gross: number;
  bank_charge: number;
  charge_to: 'agency' | 'seller';
  rate: string | null;
  rate_of: string | null;
  account_currency: string;
  worth: number;
  charge_worth: number;
  recorded_by: number;
  recorded_at: Date;
  agency_id: number | null;
  declaration_id: number | null;
  matched_by: number | null;
  matched_at: Date | null;
  allocated: Generated<number>;
  reversed_by: number | null;
  reversed_at: Date | null;
  reverse_reason: Generated<string>;
  slip: string | null;
  remittance: Generated<string>;
}

export interface RecentSearchesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  product: 'hotel' | 'car' | 'airport';
  query: string;
  searched_at: Date;
}

export interface RecoveryCodesTable {
  user_id: number;
  hash: Buffer;
  used_at: Date | null;
}

export interface RefreshTokensTable {
  hash: Buffer;
  session_id: number;
  expires_at: Date;
  created_at: Date;
  used_at: Date | null;
}

export interface RefundPreviewsTable {
  id: string;
  order_id: number;
  fee: number;
  refund: number;
  valid_until: Date | null;
  created_at: Date;
}

export interface RefusedAddressesTable {
  address: string;
  reason: string;
  at: Date;
  came_back: boolean;
}

export interface ReminderPausesTable {
  id: GeneratedAlways<number>;
  agency_id: number;
  until: string | null;
  reason: string;
  user_id: number;
  set_at: Date;
}

export interface ReplacedPicturesTable {
  path: string;
  replaced_at: Date;
}

export interface ReplyTemplatesTable {
  id: GeneratedAlways<number>;
  title: string;
  type: string | null;
  content_zh: string;
  content_en: string;
  saved_by: number;
  saved_at: Date;
}

export interface RideHistoryTable {
  id: GeneratedAlways<number>;
  ride_id: number;
  event: string;
  from_status: string;
  to_status: string;
  driver_id: number | null;
  vehicle_id: number | null;
  user_id: number | null;
  reason: Generated<string>;
  at: Date;
  actor: Generated<'operator' | 'supplier' | 'member'>;
}

export interface RidePhotosTable {
  id: GeneratedAlways<number>;
  ride_id: number;
  driver_id: number;
  status: 'en_route' | 'on_location' | 'on_board' | 'finished';
  url: string;
  at: Date;
}

export interface RideTextsTable {
  ride_id: number;
  driver_id: number;
  vehicle_id: number;
  sent_at: Date;
}

export interface RidesTable {
  id: GeneratedAlways<number>;
  order_id: number;
  position: number;
  status: Generated<'unassigned' | 'assigned' | 'en_route' | 'on_location' | 'on_board' | 'finished'>;
  starts_at: Date;
  ends_at: Date;
  tz: string;
  driver_language: 'burmese' | 'chinese' | 'thai' | 'english';
  model_id: number | null;
  class_id: number | null;
  passenger_name: string;
  driver_id: number | null;
  vehicle_id: number | null;
  active: Generated<boolean>;
  passenger_phone: Generated<string>;
  from_base_id: number | null;
  to_base_id: number | null;
  out_minutes: Generated<number>;
  back_minutes: Generated<number>;
}

export interface RoomMonthsTable {
  room_type_id: number;
  month: string;
  hotel_id: number;
  units: number[];
  sold: number[];
}

export interface RoomTypePicturesTable {
  room_type_id: number;
  position: number;
  picture_id: number;
  alt_zh: string;
  alt_en: string;
}

export interface RoomTypesTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  code: string;
  name_zh: string;
  name_en: string;
  size_m2: number;
  max_adults: number;
  max_children: number;
  max_guests: number;
  floor: Generated<string>;
  has_window: Generated<boolean>;
  smoking: Generated<boolean>;
  facilities: Generated<string[]>;
  position: Generated<number>;
  active: Generated<boolean>;
  unit_rules: ColumnType<unknown, string | undefined, string>;
  release_days: number | null;
  release_keep: Generated<number>;
  base_guests: number | null;
  extra_beds: Generated<number>;
}

export interface RoomingListsTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  day: string;
  version: number;
  sent_to: string;
  mail: string;
  stays: Json;
  sent_by: number;
  sent_at: Date;
}

export interface RouteFeesTable {
  route_id: number;
  class_id: number;
  one_way_fee: number;
  driver_night: number;
}

export interface RoutesTable {
  id: GeneratedAlways<number>;
  from_base_id: number;
  to_base_id: number;
  km: number;
  minutes: number;
  tolls: Generated<number>;
  driver_nights: Generated<number>;
  active: Generated<boolean>;
}

export interface SavedViewsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  list: string;
  name: string;
  query: string;
}

export interface SchemaMigrationsTable {
  number: number;
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface SearchWordsTable {
  lang: 'zh-cn' | 'en';
  word: string;
  day: string;
  times: number;
}

export interface SecondFactorsTable {
  user_id: number;
  secret: Buffer;
  confirmed_at: Date | null;
  last_step: number | null;
  recovery_salt: Buffer;
  created_at: Date;
}

export interface SecretKeysInUseTable {
  is_only: Generated<boolean>;
  key_id: Buffer;
}

export interface SellerEntitiesTable {
  id: GeneratedAlways<number>;
  name_zh: string;
  name_en: string;
  country: string;
  tax_id: Generated<string>;
  address: Generated<string>;
  bank: Generated<string>;
  phone: Generated<string>;
  phone_24h: Generated<string>;
  email: Generated<string>;
  created_at: Date;
  branch: Generated<string>;
  calendar: Json | null;
  name_local: Generated<string>;
}

export interface SellerOfficesTable {
  id: GeneratedAlways<number>;
  entity_id: number;
  name_zh: string;
  name_en: string;
  address_zh: string;
  address_en: string;
  phone: Generated<string>;
  position: Generated<number>;
}

export interface SessionUsesTable {
  session_id: number;
  used_at: Date;
}

export interface SessionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  access_hash: Buffer;
  access_expires_at: Date;
  previous_hash: Buffer | null;
  previous_expires_at: Date | null;
  refresh_secret: Generated<Buffer>;
  keep: boolean;
  ip: string;
  agent: string;
  created_at: Date;
  ended_at: Date | null;
  password_changed: Generated<boolean>;
}

export interface SiteSettingsTable {
  name: string;
  value: Json;
}

export interface StaffRolesTable {
  code: string;
  name: string;
  nodes: string[] | null;
  changed_at: Date | null;
  countries: string[] | null;
  queues: string[] | null;
  sellers: number[] | null;
}

export interface StopSellsTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  room_type_id: number | null;
  from_night: string;
  to_night: string;
  reason: string;
  stopped_by: number;
  stopped_at: Date;
  opened_by: number | null;
  opened_at: Date | null;
}

export interface SupplierCompaniesTable {
  company: string;
  supplier_id: number;
}

export interface SupplierContractVersionsTable {
  id: GeneratedAlways<number>;
  contract_id: number;
  number: number;
  terms: Json;
  revision: Generated<number>;
  made_by: number;
  made_at: Date;
  effective_at: Date | null;
  reason: string | null;
  published_by: number | null;
  published_at: Date | null;
  undone_by: number | null;
  undone_at: Date | null;
}

export interface SupplierContractsTable {
  id: GeneratedAlways<number>;
  hotel_id: number;
  reapply_at: Date;
}

export interface SupplierCostsTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  order_id: number;
  entity_id: number;
  kind: 'service' | 'hired' | 'adjustment' | 'difference';
  currency: string;
  amount: number;
  posting_id: number;
  served_on: string;
  memo: Generated<string>;
  user_id: number | null;
  created_at: Date;
  invoice_id: number | null;
}

export interface SupplierHotelsTable {
  hotel_id: number;
  supplier_id: number;
}

export interface SupplierInvoiceLinesTable {
  invoice_id: number;
  order_id: number;
  stated: number;
  cost: number;
}

export interface SupplierInvoicesTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  entity_id: number;
  number: string;
  number_key: string;
  issued_on: string;
  due_on: string;
  currency: string;
  total: number;
  file: string | null;
  note: Generated<string>;
  status: Generated<'entered' | 'disputed' | 'accepted' | 'paid' | 'withdrawn'>;
  dispute: Generated<string>;
  payment_id: number | null;
  entered_by: number;
  entered_at: Date;
  decided_by: number | null;
  decided_at: Date | null;
}

export interface SupplierPaymentInvoicesTable {
  payment_id: number;
  invoice_id: number;
}

export interface SupplierPaymentsTable {
  id: GeneratedAlways<number>;
  supplier_id: number;
  entity_id: number;
  currency: string;
  amount: number;
  paid_on: string;
  reference: Generated<string>;
  bank: string;
  bank_line_id: number | null;
  posting_id: number;
  paid_by: number;
  approved_by: number | null;
  paid_at: Date;
  reversal_posting_id: number | null;
  reversed_by: number | null;
  reversed_at: Date | null;
  reversed_because: Generated<string>;
}

export interface SupplierRequestsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'book' | 'cancel';
  state: 'open' | 'held' | 'done';
  attempt: Generated<number>;
  next_at: Date;
  silent_at: Date;
  sent_at: Date | null;
  price: number | null;
  answer: Json | null;
  asked_at: Date;
}

export interface SuppliersTable {
  id: GeneratedAlways<number>;
  name_zh: string;
  name_en: string;
  name_local: Generated<string>;
  kind: 'hotel' | 'fleet' | 'other';
  tax_number: Generated<string>;
  bank: Generated<string>;
  terms_days: Generated<number>;
  entity_id: number | null;
  created_at: Date;
}

export interface TagsTable {
  id: GeneratedAlways<number>;
  slug: string;
  name_zh: string;
  name_en: string;
  also: Generated<string[]>;
}

export interface TaxCodesTable {
  id: GeneratedAlways<number>;
  entity_id: number;
  product: string;
  covers: 'service' | 'fee';
  place: Generated<string>;
  valid_from: string;
  treatment: 'rate' | 'exempt' | 'outside' | 'margin' | 'receipt';
  rate_bp: Generated<number>;
  class_code: Generated<string>;
  class_name: Generated<string>;
  name_zh: string;
  name_en: string;
  made_by: number | null;
  made_at: Date;
}

export interface ThrottleCountersTable {
  name: string;
  taken_at: Date[];
}

export interface TransferOrdersTable {
  order_id: number;
  rate_id: number;
  mode: 'pick_up' | 'drop_off';
  sold_as: Json;
  passenger_name: string;
  sign_text: string;
  passenger_phone: Generated<string>;
  address: Generated<string>;
  landing_checked_at: Date | null;
}

export interface TransferPlacesTable {
  id: GeneratedAlways<number>;
  code: string;
  airport_id: number;
  zone_id: number;
  kind: 'hotel' | 'landmark' | 'station' | 'border' | 'area';
  name_zh: string;
  name_en: string;
  name_local: Generated<string>;
  address_zh: Generated<string>;
  address_en: Generated<string>;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface TransferRatesTable {
  id: GeneratedAlways<number>;
  zone_id: number;
  class_id: number;
  pool_id: number;
  seasons: ColumnType<unknown, string | undefined, string>;
  active: Generated<boolean>;
  cut_off_minutes: Generated<number>;
}

export interface TransferZonesTable {
  id: GeneratedAlways<number>;
  airport_id: number;
  code: string;
  name_zh: string;
  name_en: string;
  drive_minutes: number;
  active: Generated<boolean>;
}

export interface UploadAttemptsTable {
  path: string;
  driver: string;
  created_at: Date;
  failures: Generated<number>;
}

export interface UploadsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  driver: string;
  path: string;
  name: string;
  suffix: string;
  mimetype: string;
  is_picture: boolean;
  size: number;
  received: number;
  sha1: string;
  width: number;
  height: number;
  created_at: Date;
  sender: string | null;
  is_private: Generated<boolean>;
}

export interface UsersTable {
  id: GeneratedAlways<number>;
  agency_id: number | null;
  role: 'owner' | 'finance' | 'booker' | 'viewer' | 'operator';
  username: string;
  password_hash: string;
  nickname: string;
  email: string | null;
  area_num: string | null;
  mobile: string | null;
  avatar: Generated<string>;
  gender: Generated<number>;
  birthday: string | null;
  motto: Generated<string>;
  score: Generated<number>;
  lang: Generated<'zh-cn' | 'en'>;
  disabled_at: Date | null;
  last_login_at: Date | null;
  last_login_ip: Generated<string>;
  created_at: Date;
  nodes: string[] | null;
  order_limit: number | null;
  day_limit: number | null;
  month_limit: number | null;
  products: string[] | null;
  pay_channels: string[] | null;
  staff_role: string | null;
  appointed_by: number | null;
  appointed_with: number | null;
}

export interface VehicleClassPicturesTable {
  class_id: number;
  position: number;
  picture_id: number;
  alt_zh: string;
  alt_en: string;
}

export interface VehicleClassesTable {
  id: GeneratedAlways<number>;
  code: string;
  name_zh: string;
  name_en: string;
  examples_zh: Generated<string>;
  examples_en: Generated<string>;
  body: 'sedan' | 'suv' | 'pickup' | 'mpv' | 'van' | 'minibus' | 'coach';
  seats: number;
  bags: number;
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface VehicleHoldsTable {
  order_id: number;
  pool_id: number;
  vehicles: number;
  active: Generated<boolean>;
  from_at: Date;
  to_at: Date;
}

export interface VehicleModelPicturesTable {
  model_id: number;
  position: number;
  picture_id: number;
  alt_zh: string;
  alt_en: string;
}

export interface VehicleModelsTable {
  id: GeneratedAlways<number>;
  code: string;
  class_id: number;
  name_zh: string;
  name_en: string;
  body: 'sedan' | 'suv' | 'pickup' | 'mpv' | 'van' | 'minibus' | 'coach';
  seats: number;
  bags: number;
  energy: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  drivetrain: 'two_wheel' | 'four_wheel';
  position: Generated<number>;
  active: Generated<boolean>;
}

export interface VehiclePoolsTable {
  id: GeneratedAlways<number>;
  code: string;
  units: number;
  active: Generated<boolean>;
}

export interface VehiclesTable {
  id: GeneratedAlways<number>;
  plate_number: string;
  model_id: number;
  active: Generated<boolean>;
  base_id: number | null;
  pool_id: number | null;
  company: Generated<string>;
}

export interface VerificationCodesTable {
  id: GeneratedAlways<number>;
  target: string;
  event: string;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
  created_at: Date;
  used_at: Date | null;
}

export interface VoucherLinksTable {
  token_hash: Buffer;
  order_id: number;
  made_by: number;
  created_at: Date;
  expires_at: Date;
}

export interface VoucherSettingsTable {
  agency_id: number;
  product: string;
  logo: string;
  logo_print: Buffer | null;
  banner: string;
  banner_print: Buffer | null;
  company_zh: string;
  company_en: string;
  address: string;
  phone: string;
  email: string;
  accent: string;
  languages: string[];
  show_price: boolean;
  terms_zh: string;
  terms_en: string;
  footer: string;
  saved_by: number;
  saved_at: Date;
  show_policy: Generated<boolean>;
}

export interface VouchersTable {
  order_id: number;
  check_code: string;
}

export interface WithholdingCertificatesTable {
  id: GeneratedAlways<number>;
  bill_id: number;
  agency_id: number;
  number: string;
  dated: string;
  base: number;
  rate_bp: number;
  amount: number;
  posting_id: number;
  recorded_by: number;
  recorded_at: Date;
  taken_back_by: number | null;
  taken_back_at: Date | null;
  reason: Generated<string>;
}

export interface WorkOrderCommandsTable {
  id: GeneratedAlways<number>;
  work_order_id: number;
  kind: string;
  input: Json;
  preview: Json;
  state:
    | 'asked'
    | 'proposed'
    | 'accepted'
    | 'carried_out'
    | 'dismissed'
    | 'refused'
    | 'waiting_second'
    | 'failed';
  asked_by: number;
  decided_by: number | null;
  created_at: Date;
  decided_at: Date | null;
  reason: Generated<string>;
  correction_id: number | null;
}

export interface WorkOrderEntriesTable {
  id: GeneratedAlways<number>;
  work_order_id: number;
  kind: 'reply' | 'note' | 'event' | 'command';
  event:
    | 'submit'
    | 'accept'
    | 'reply_staff'
    | 'ask_member'
    | 'reply_member'
    | 'resolve'
    | 'reopen'
    | 'close'
    | 'withdraw'
    | 'decline'
    | 'lapse'
    | 'hand_over'
    | 'rate'
    | 'propose'
    | 'ask_command'
    | 'accept_command'
    | 'refuse_command'
    | 'dismiss_command'
    | 'await_second'
    | 'carry_out'
    | 'fail_command'
    | 'remind'
    | null;
  by_kind: 'member' | 'staff' | 'system';
  user_id: number | null;
  content: Generated<string>;
  command_id: number | null;
  at: Date;
}

export interface WorkOrderFilesTable {
  id: GeneratedAlways<number>;
  work_order_id: number;
  entry_id: number | null;
  path: string;
}

export interface WorkOrderSearchTable {
  work_order_id: number;
  words: string;
}

export interface WorkOrdersTable {
  id: GeneratedAlways<number>;
  number: string;
  agency_id: number | null;
  user_id: number | null;
  contact_name: Generated<string>;
  order_id: number | null;
  type:
    | 'name_change'
    | 'date_change'
    | 'room_change'
    | 'fee_waiver'
    | 'refund_query'
    | 'hotel_problem'
    | 'driver_late'
    | 'confirmation_number'
    | 'voucher'
    | 'invoice'
    | 'bill_dispute'
    | 'lost_property'
    | 'complaint'
    | 'other';
  status: Generated<
    | 'submitted'
    | 'accepted'
    | 'in_progress'
    | 'waiting_member'
    | 'resolved'
    | 'reopened'
    | 'closed'
    | 'withdrawn'
    | 'declined'
  >;
  urgent: boolean;
  notify_email: string;
  lang: 'zh-cn' | 'en';
  detail: string;
  owner_id: number | null;
  promised_by: Date;
  first_reply_at: Date | null;
  broken_told_at: Date | null;
  created_at: Date;
  updated_at: Date;
  waiting_since: Date | null;
  reminded_at: Date | null;
  resolved_at: Date | null;
  closed_at: Date | null;
  lapsed: Generated<boolean>;
  stars: number | null;
  rating_text: Generated<string>;
  last_reply: Generated<string>;
  unread_reply: Generated<boolean>;
  entries: Generated<number>;
}

/** Every table of the portal. */
export interface Tables {
  absences: AbsencesTable;
  agencies: AgenciesTable;
  agency_contracts: AgencyContractsTable;
  agency_search: AgencySearchTable;
  airports: AirportsTable;
  article_comments: ArticleCommentsTable;
  article_likes: ArticleLikesTable;
  article_orders: ArticleOrdersTable;
  article_revisions: ArticleRevisionsTable;
  article_tags: ArticleTagsTable;
  article_texts: ArticleTextsTable;
  articles: ArticlesTable;
  bank_accounts: BankAccountsTable;
  bank_files: BankFilesTable;
  bank_line_uses: BankLineUsesTable;
  bank_lines: BankLinesTable;
  bank_rules: BankRulesTable;
  bases: BasesTable;
  bill_events: BillEventsTable;
  bill_lines: BillLinesTable;
  bill_offers: BillOffersTable;
  bill_write_offs: BillWriteOffsTable;
  billing_clocks: BillingClocksTable;
  bills: BillsTable;
  book_accounts: BookAccountsTable;
  captcha_challenges: CaptchaChallengesTable;
  car_locations: CarLocationsTable;
  car_orders: CarOrdersTable;
  car_rates: CarRatesTable;
  cash_hand_ins: CashHandInsTable;
  catalogue_horizon: CatalogueHorizonTable;
  change_marks: ChangeMarksTable;
  changes: ChangesTable;
  channels: ChannelsTable;
  charge_offsets: ChargeOffsetsTable;
  charges: ChargesTable;
  closed_months: ClosedMonthsTable;
  concessions: ConcessionsTable;
  declared_payments: DeclaredPaymentsTable;
  destination_pictures: DestinationPicturesTable;
  destinations: DestinationsTable;
  digests: DigestsTable;
  driver_cash: DriverCashTable;
  driver_links: DriverLinksTable;
  drivers: DriversTable;
  entity_closings: EntityClosingsTable;
  favourites: FavouritesTable;
  flight_reports: FlightReportsTable;
  hired_rides: HiredRidesTable;
  hotel_fees: HotelFeesTable;
  hotel_notes: HotelNotesTable;
  hotel_notices: HotelNoticesTable;
  hotel_order_lines: HotelOrderLinesTable;
  hotel_orders: HotelOrdersTable;
  hotel_pictures: HotelPicturesTable;
  hotels: HotelsTable;
  idempotency_keys: IdempotencyKeysTable;
  industrial_zones: IndustrialZonesTable;
  invoice_events: InvoiceEventsTable;
  invoice_files: InvoiceFilesTable;
  invoice_line_charges: InvoiceLineChargesTable;
  invoice_lines: InvoiceLinesTable;
  invoice_red_lines: InvoiceRedLinesTable;
  invoice_reds: InvoiceRedsTable;
  invoice_search: InvoiceSearchTable;
  invoice_titles: InvoiceTitlesTable;
  invoices: InvoicesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_check_ends: LedgerCheckEndsTable;
  ledger_check_findings: LedgerCheckFindingsTable;
  ledger_checks: LedgerChecksTable;
  ledger_entries: LedgerEntriesTable;
  ledger_postings: LedgerPostingsTable;
  licence_papers: LicencePapersTable;
  login_tickets: LoginTicketsTable;
  menu_entries: MenuEntriesTable;
  message_switches: MessageSwitchesTable;
  month_closings: MonthClosingsTable;
  month_events: MonthEventsTable;
  notices: NoticesTable;
  one_time_links: OneTimeLinksTable;
  operator_actions: OperatorActionsTable;
  order_adjustments: OrderAdjustmentsTable;
  order_approvals: OrderApprovalsTable;
  order_corrections: OrderCorrectionsTable;
  order_history: OrderHistoryTable;
  order_lines: OrderLinesTable;
  order_notes: OrderNotesTable;
  order_offers: OrderOffersTable;
  order_presence: OrderPresenceTable;
  order_reminders: OrderRemindersTable;
  order_search: OrderSearchTable;
  orders: OrdersTable;
  outbox: OutboxTable;
  paper_series: PaperSeriesTable;
  pay_backs: PayBacksTable;
  pictures: PicturesTable;
  point_entries: PointEntriesTable;
  pool_shortages: PoolShortagesTable;
  price_groups: PriceGroupsTable;
  queue_claims: QueueClaimsTable;
  quotes: QuotesTable;
  rate_months: RateMonthsTable;
  rate_plans: RatePlansTable;
  receipt_allocations: ReceiptAllocationsTable;
  receipt_search: ReceiptSearchTable;
  receipts: ReceiptsTable;
  recent_searches: RecentSearchesTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  refund_previews: RefundPreviewsTable;
  refused_addresses: RefusedAddressesTable;
  reminder_pauses: ReminderPausesTable;
  replaced_pictures: ReplacedPicturesTable;
  reply_templates: ReplyTemplatesTable;
  ride_history: RideHistoryTable;
  ride_photos: RidePhotosTable;
  ride_texts: RideTextsTable;
  rides: RidesTable;
  room_months: RoomMonthsTable;
  room_type_pictures: RoomTypePicturesTable;
  room_types: RoomTypesTable;
  rooming_lists: RoomingListsTable;
  route_fees: RouteFeesTable;
  routes: RoutesTable;
  saved_views: SavedViewsTable;
  schema_migrations: SchemaMigrationsTable;
  search_words: SearchWordsTable;
  second_factors: SecondFactorsTable;
  secret_keys_in_use: SecretKeysInUseTable;
  seller_entities: SellerEntitiesTable;
  seller_offices: SellerOfficesTable;
  session_uses: SessionUsesTable;
  sessions: SessionsTable;
  site_settings: SiteSettingsTable;
  staff_roles: StaffRolesTable;
  stop_sells: StopSellsTable;
  supplier_companies: SupplierCompaniesTable;
  supplier_contract_versions: SupplierContractVersionsTable;
  supplier_contracts: SupplierContractsTable;
  supplier_costs: SupplierCostsTable;
  supplier_hotels: SupplierHotelsTable;
  supplier_invoice_lines: SupplierInvoiceLinesTable;
  supplier_invoices: SupplierInvoicesTable;
  supplier_payment_invoices: SupplierPaymentInvoicesTable;
  supplier_payments: SupplierPaymentsTable;
  supplier_requests: SupplierRequestsTable;
  suppliers: SuppliersTable;
  tags: TagsTable;
  tax_codes: TaxCodesTable;
  throttle_counters: ThrottleCountersTable;
  transfer_orders: TransferOrdersTable;
  transfer_places: TransferPlacesTable;
  transfer_rates: TransferRatesTable;
  transfer_zones: TransferZonesTable;
  upload_attempts: UploadAttemptsTable;
  uploads: UploadsTable;
  users: UsersTable;
  vehicle_class_pictures: VehicleClassPicturesTable;
  vehicle_classes: VehicleClassesTable;
  vehicle_holds: VehicleHoldsTable;
  vehicle_model_pictures: VehicleModelPicturesTable;
  vehicle_models: VehicleModelsTable;
  vehicle_pools: VehiclePoolsTable;
  vehicles: VehiclesTable;
  verification_codes: VerificationCodesTable;
  voucher_links: VoucherLinksTable;
  voucher_settings: VoucherSettingsTable;
  vouchers: VouchersTable;
  withholding_certificates: WithholdingCertificatesTable;
  work_order_commands: WorkOrderCommandsTable;
  work_order_entries: WorkOrderEntriesTable;
  work_order_files: WorkOrderFilesTable;
  work_order_search: WorkOrderSearchTable;
  work_orders: WorkOrdersTable;
}
