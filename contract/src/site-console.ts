import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { heldRefusals } from './second-person-refusals.ts';
import { lineText, printedLine, text } from './text.ts';
import { email, phone } from './validators.ts';
import { holidays, workHours, workZone } from './work-calendar.ts';

const MIB = 1024 * 1024;

/** The largest upload limit that can be set, bytes. */
export const mostUploadBytes = 50 * MIB;

/**
 * An address of the web. Its host is letters, digits, dots and hyphens alone: it becomes a source of the pages'
 * content policy, where a semicolon would begin another rule and a star open it to everybody.
 */
const isWebAddress = (value: string) =>
  /^https?:\/\/(\[[0-9a-f:.]+\]|[\p{L}\p{N}.-]+)(:\d{1,5})?([/?#]\S*)?$/iu.test(value) && URL.canParse(value);

/** Empty, or where something of the web is: never anything that could run. */
const webAddress = text(300).check(
  z.refine((value) => value === '' || isWebAddress(value), 'address_invalid'),
);

/** A picture: empty, a path, an address of the web, or the picture itself. */
const pictureAddress = z.string().check(
  z.trim(),
  z.maxLength(20_000),
  z.refine(
    (value) =>
      value === '' ||
      isWebAddress(value) ||
      /^\/?[\w-][\w./-]*$/.test(value) ||
      /^data:image\/(png|jpeg|webp|avif);base64,[A-Za-z0-9+/=]+$/.test(value),
    'picture_address_invalid',
  ),
);

/** `host` or `host:port`, as a browser writes it: no scheme, no path. */
const frameHost = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(120),
    z.regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/, 'host_invalid'),
  );

const suffix = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^\.?[a-z0-9]{1,10}$/, 'suffix_invalid'));
const mimeType = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9.+-]+\/([a-z0-9.+-]+|\*)$/, 'mime_type_invalid'));

/** In whole units of the currency: by one act, on one order, and in one day of the seller. */
const sum = z.int().check(z.minimum(0), z.maximum(10_000_000_000));
const concessionSums = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid')),
  act: sum,
  order: sum,
  day: sum,
});

/** Everything an operator sets for the site. */
export const siteSettings = z.strictObject({
  siteNameZh: printedLine(40, 'site_name_required'),
  siteNameEn: printedLine(40, 'site_name_required'),
  tag: text(20),
  /** Empty = the mark of the seller. */
  logo: pictureAddress,
  /** Prefix of relative asset paths; empty = this server. */
  cdnUrl: webAddress,
  /** Where clients find the API; empty = this server. */
  apiUrl: webAddress,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid')),
  recordNumber: lineText(60),
  /** Receives the contact messages; empty = every operator. */
  contactMailbox: z.union([z.literal(''), email]),
  /** These three stand on the contact page, orders and vouchers; empty = not shown. */
  servicePhone: z.union([z.literal(''), phone]),
  /** Answered around the clock. */
  urgentPhone: z.union([z.literal(''), phone]),
  serviceEmail: z.union([z.literal(''), email]),
  /** When the desk works, where a company that sells says nothing else. */
  workZone,
  workHours,
  holidays,
  /** Bytes. */
  uploadMaxSize: z.int().check(z.minimum(1), z.maximum(mostUploadBytes)),
  uploadMode: text(20, 'upload_mode_required'),
  uploadSuffixes: z.array(suffix).check(z.minLength(1), z.maxLength(50)),
  uploadMimeTypes: z.array(mimeType).check(z.minLength(1), z.maxLength(50)),
  /** Hosts whose pages may be shown inside the site. */
  iframeHosts: z.array(frameHost).check(z.maxLength(50)),
  /** A line that begins with `# ` is the heading of a clause. */
  termsZh: text(30_000, 'terms_required'),
  termsEn: text(30_000, 'terms_required'),
  /** Points for each hundred of the currency of a completed order. */
  pointsPerHundred: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** What guests see on top of net prices, percent. */
  publicMarkupPercent: z.int().check(z.minimum(0), z.maximum(100)),
  /** What one of the staff gives up alone, by currency; a currency that is missing has its usual sums. */
  concessionSums: z.array(concessionSums).check(
    z.maxLength(30),
    z.refine((list) => new Set(list.map(({ currency }) => currency)).size === list.length, 'currency_twice'),
  ),
  /** Up to which sum one of the staff alone pays a deposit back, whole units of the currency. */
  paidBackAloneUpTo: z.int().check(z.minimum(0), z.maximum(10_000_000)),
});
export type SiteSettingsView = z.infer<typeof siteSettings>;

const settingsReply = z.object({
  settings: siteSettings,
  /** Where uploads can be kept. */
  uploadModes: z.array(z.string()),
});

export const showSiteSettings = endpoint({
  method: 'GET',
  path: 'console/site/show',
  title: 'show the settings of the site',
  access: { staff: '/console/site/view' },
  input: z.strictObject({}),
  reply: settingsReply,
  errors: [],
});

export const saveSiteSettings = endpoint({
  method: 'POST',
  path: 'console/site/save',
  title: 'change settings of the site; what is not sent stays',
  access: { staff: '/console/site/edit' },
  input: z.partial(siteSettings),
  reply: settingsReply,
  errors: [
    ...heldRefusals,
    'currency_unknown',
    'currency_has_money',
    'currency_has_orders',
    'currency_has_prices',
    'currency_has_limits',
    'upload_driver_refused',
  ],
});

/** An entry of the menus, as operators see it. */
export const menuEntry = z.object({
  id: z.int(),
  tree: z.enum(['rules', 'menus']),
  /** The folder it lies in; null = none. */
  parent_id: z.nullable(z.int()),
  type: z.enum(['route', 'menu_dir', 'menu', 'nav', 'nav_user_menu']),
  name: z.string(),
  title_zh: z.string(),
  title_en: z.string(),
  icon: z.string(),
  menu_type: z.enum(['tab', 'iframe', 'link']),
  url: z.string(),
  audience: z.enum(['everybody', 'users', 'members', 'operators']),
  needs: z.nullable(z.string()),
  position: z.int(),
  enabled: z.boolean(),
  /** A page of the product: not to be deleted, nor led elsewhere. */
  built_in: z.boolean(),
});
export type MenuEntryView = z.infer<typeof menuEntry>;

const entryName = text(120, 'entry_name_required').check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9/_-]*$/, 'entry_name_invalid'),
);

export const listMenuEntries = endpoint({
  method: 'GET',
  path: 'console/menu/list',
  title: 'list the entries of the menus',
  access: { staff: '/console/site/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(menuEntry) }),
  errors: [],
});

export const saveMenuEntry = endpoint({
  method: 'POST',
  path: 'console/menu/save',
  title: 'add or change an entry of the menus',
  access: { staff: '/console/site/editMenus' },
  input: z.strictObject({
    /** None = a new entry. */
    id: z.optional(id),
    /** The type. Of a built-in entry this, `entry_name`, `menu_type`, `url` and `audience` stay what they are. */
    place: z.enum(['menu_dir', 'menu', 'nav', 'nav_user_menu']),
    /** A menu's folder; null = none. */
    parent_id: z._default(z.nullable(id), null),
    entry_name: entryName,
    title_zh: lineText(40, 'field_required'),
    title_en: lineText(40, 'field_required'),
    icon: z._default(text(40), ''),
    menu_type: z._default(z.enum(['tab', 'iframe', 'link']), 'tab'),
    url: z._default(webAddress, ''),
    audience: z._default(z.enum(['everybody', 'users', 'members', 'operators']), 'everybody'),
    needs: z._default(z.nullable(text(120)), null),
    position: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 1000),
    enabled: z._default(z.boolean(), true),
  }),
  reply: z.object({ entry: menuEntry }),
  errors: [
    'not_found',
    'menu_entry_built_in',
    'menu_entry_needed',
    'menu_name_taken',
    'address_required',
    'frame_insecure',
    'frame_host_unknown',
  ],
});

export const checkFrame = endpoint({
  method: 'GET',
  path: 'console/menu/frame',
  title: 'ask a site whether it can be embedded',
  access: { staff: '/console/site/editMenus' },
  input: z.strictObject({ url: webAddress }),
  reply: z.object({
    /** `unknown`: it is not of https or not on the list, did not answer with a page in time, or may not be asked. */
    framing: z.enum(['allowed', 'refused', 'unknown']),
  }),
  errors: [],
});

export const deleteMenuEntry = endpoint({
  method: 'POST',
  path: 'console/menu/delete',
  title: 'delete an entry of the menus',
  access: { staff: '/console/site/editMenus' },
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found', 'menu_entry_built_in'],
});
