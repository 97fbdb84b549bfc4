import type { Tables } from '../src/tables.ts';

/**
 * Owner of each table: a feature or the platform. Only its owner writes it. A feature may read its own
 * tables, those of features below it, and those of `people`. Data of a feature above comes as an argument
 * from `composition/`.
 */
export const ownerOf: Readonly<Record<keyof Tables, string>> = {
  agencies: 'people',
  agency_search: 'people',
  staff_roles: 'people',
  users: 'people',

  login_tickets: 'accounts',
  recovery_codes: 'accounts',
  refresh_tokens: 'accounts',
  second_factors: 'accounts',
  session_uses: 'accounts',
  sessions: 'accounts',
  verification_codes: 'accounts',

  operator_actions: 'activity',
  point_entries: 'points',

  invoice_titles: 'invoices',

  article_comments: 'content',
  article_likes: 'content',
  article_orders: 'content',
  article_revisions: 'content',
  article_tags: 'content',
  article_texts: 'content',
  articles: 'content',
  channels: 'content',
  favourites: 'content',
  hotel_notes: 'content',
  search_words: 'content',
  seller_offices: 'content',
  tags: 'content',

  order_approvals: 'sub-accounts',

  menu_entries: 'site',
  site_settings: 'site',

  destination_pictures: 'pictures',
  hotel_pictures: 'pictures',
  pictures: 'pictures',
  room_type_pictures: 'pictures',
  vehicle_class_pictures: 'pictures',
  vehicle_model_pictures: 'pictures',

  replaced_pictures: 'uploads',
  upload_attempts: 'uploads',
  uploads: 'uploads',

  digests: 'messages',
  recent_searches: 'search',
  saved_views: 'saved-views',

  message_switches: 'messages',
  notices: 'messages',
  outbox: 'messages',
  refused_addresses: 'messages',

  agency_contracts: 'contracts',
  price_groups: 'contracts',
  seller_entities: 'contracts',

  closed_months: 'wallet',
  ledger_accounts: 'wallet',
  ledger_check_ends: 'wallet',
  ledger_checks: 'wallet',
  ledger_entries: 'wallet',
  ledger_postings: 'wallet',
  month_closings: 'wallet',

  charge_offsets: 'charges',
  charges: 'charges',

  bank_accounts: 'receipts',
  bank_files: 'receipts',
  bank_line_uses: 'receipts',
  bank_lines: 'receipts',
  bank_rules: 'receipts',
  declared_payments: 'receipts',
  pay_backs: 'receipts',
  receipt_allocations: 'receipts',
  receipt_search: 'receipts',
  receipts: 'receipts',
  bill_events: 'billing',
  bill_lines: 'billing',
  bill_offers: 'billing',
  bill_write_offs: 'billing',
  billing_clocks: 'billing',
  withholding_certificates: 'billing',
  bills: 'billing',

  invoice_events: 'invoices',
  invoice_files: 'invoices',
  invoice_line_charges: 'invoices',
  invoice_lines: 'invoices',
  invoice_red_lines: 'invoices',
  invoice_reds: 'invoices',
  invoice_search: 'invoices',
  invoices: 'invoices',
  paper_series: 'invoices',
  tax_codes: 'invoices',

  reply_templates: 'work-orders',
  work_order_commands: 'work-orders',
  work_order_entries: 'work-orders',
  work_order_files: 'work-orders',
  work_order_search: 'work-orders',
  work_orders: 'work-orders',

  concessions: 'concessions',

  queue_claims: 'queues',

  licence_papers: 'accounts',

  order_adjustments: 'orders',
  order_corrections: 'orders',
  order_history: 'orders',
  order_lines: 'orders',
  order_notes: 'orders',
  order_offers: 'orders',
  order_presence: 'orders',
  order_reminders: 'orders',
  order_search: 'orders',
  orders: 'orders',
  quotes: 'orders',
  refund_previews: 'orders',
  supplier_requests: 'orders',

  catalogue_horizon: 'hotels',
  destinations: 'hotels',
  hotel_notices: 'hotels',
  hotel_order_lines: 'hotels',
  hotel_orders: 'hotels',
  hotel_fees: 'hotels',
  hotels: 'hotels',
  rate_months: 'hotels',
  rate_plans: 'hotels',
  room_months: 'hotels',
  room_types: 'hotels',
  rooming_lists: 'hotels',
  stop_sells: 'hotels',

  absences: 'fleet',
  bases: 'fleet',
  driver_links: 'fleet',
  drivers: 'fleet',
  hired_rides: 'fleet',
  driver_cash: 'fleet',
  cash_hand_ins: 'fleet',
  pool_shortages: 'fleet',
  ride_history: 'fleet',
  ride_photos: 'fleet',
  ride_texts: 'fleet',
  rides: 'fleet',
  route_fees: 'fleet',
  routes: 'fleet',
  vehicle_classes: 'fleet',
  vehicle_holds: 'fleet',
  vehicle_models: 'fleet',
  vehicle_pools: 'fleet',
  vehicles: 'fleet',

  car_locations: 'cars',
  car_orders: 'cars',
  car_rates: 'cars',
  industrial_zones: 'cars',

  airports: 'transfers',
  flight_reports: 'transfers',
  transfer_orders: 'transfers',
  transfer_places: 'transfers',
  transfer_rates: 'transfers',
  transfer_zones: 'transfers',

  voucher_links: 'vouchers',
  voucher_settings: 'vouchers',
  vouchers: 'vouchers',

  captcha_challenges: 'platform',
  change_marks: 'platform',
  changes: 'platform',
  idempotency_keys: 'platform',
  one_time_links: 'platform',
  schema_migrations: 'platform',
  secret_keys_in_use: 'platform',
  throttle_counters: 'platform',
};

/** Exceptions to the direction, each with its reason. The list may only become shorter. */
export const exceptions: readonly { feature: string; touches: keyof Tables; because: string }[] = [
  {
    feature: 'messages',
    touches: 'site_settings',
    because: 'every message is signed with the names the seller has set',
  },
  {
    feature: 'concessions',
    touches: 'site_settings',
    because: 'site stands above: its settings are guarded, and they hold the sums and the zone of the day',
  },
];
