import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { lineText, printedLine, text } from '../text.ts';
import { email, phone } from '../validators.ts';
import { holidays, workHours, workZone } from '../work-orders/work-calendar.ts';

const MIB = 1024 * 1024;

/** Maximum configurable upload size, bytes. */
export const maxUploadBytes = 50 * MIB;

/**
 * Validates a web address. Its host allows only letters, digits, dots and hyphens: it becomes a source in the
 * content security policy, where a semicolon would start another directive and a star allow any host.
 */
const isWebAddress = (value: string) =>
  /^https?:\/\/(\[[0-9a-f:.]+\]|[\p{L}\p{N}.-]+)(:\d{1,5})?([/?#]\S*)?$/iu.test(value) && URL.canParse(value);

/** Empty, or a web address; never a scheme that could execute. */
const webAddress = text(300).check(
  z.refine((value) => value === '' || isWebAddress(value), 'address_invalid'),
);

/** A picture: empty, a path, a web address, or a data URL. */
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

/** `host` or `host:port` as browsers write it: no scheme, no path. */
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

/** Limits in whole units of the currency: per action, per order, and per day of the seller. */
const sum = z.int().check(z.minimum(0), z.maximum(10_000_000_000));
const concessionSums = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid')),
  act: sum,
  order: sum,
  day: sum,
});

/** Site settings that an operator can edit. */
export const siteSettings = z.strictObject({
  siteNameZh: printedLine(40, 'site_name_required'),
  siteNameEn: printedLine(40, 'site_name_required'),
  tag: text(20),
  /** Empty for the seller's mark. */
  logo: pictureAddress,
  /** Prefix of relative asset paths; empty for this server. */
  cdnUrl: webAddress,
  /** Address of the API for clients; empty for this server. */
  apiUrl: webAddress,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'currency_invalid')),
  recordNumber: lineText(60),
  /** Recipient of contact messages; empty for all operators. */
  contactMailbox: z.union([z.literal(''), email]),
  /** The next three are shown on the contact page, orders and vouchers unless empty. */
  servicePhone: z.union([z.literal(''), phone]),
  /** Answered around the clock. */
  urgentPhone: z.union([z.literal(''), phone]),
  serviceEmail: z.union([z.literal(''), email]),
  /** Working hours of the desk, unless the selling company has its own. */
  workZone,
  workHours,
  holidays,
  /** Bytes. */
  uploadMaxSize: z.int().check(z.minimum(1), z.maximum(maxUploadBytes)),
  uploadMode: text(20, 'upload_mode_required'),
  uploadSuffixes: z.array(suffix).check(z.minLength(1), z.maxLength(50)),
  uploadMimeTypes: z.array(mimeType).check(z.minLength(1), z.maxLength(50)),
  /** Hosts whose pages may be embedded. */
  iframeHosts: z.array(frameHost).check(z.maxLength(50)),
  /** A line that begins with `# ` is the heading of a clause. */
  termsZh: text(30_000, 'terms_required'),
  termsEn: text(30_000, 'terms_required'),
  /** Points per hundred of the currency of a completed order. */
  pointsPerHundred: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** Markup on net prices shown to guests, percent. */
  publicMarkupPercent: z.int().check(z.minimum(0), z.maximum(100)),
  /**
   * Concessions that one member of staff may give alone, by currency; a missing currency has the default
   * limits.
   */
  concessionSums: z.array(concessionSums).check(
    z.maxLength(30),
    z.refine((list) => new Set(list.map(({ currency }) => currency)).size === list.length, 'currency_twice'),
  ),
  /** Repayment of a deposit that one member of staff may make alone, whole units of the currency. */
  paidBackAloneUpTo: z.int().check(z.minimum(0), z.maximum(10_000_000)),
});
export type SiteSettingsView = z.infer<typeof siteSettings>;

const settingsReply = z.object({
  settings: siteSettings,
  /** Available upload storages. */
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

/** A menu entry for operators. */
export const menuEntry = z.object({
  id: z.int(),
  tree: z.enum(['rules', 'menus']),
  /** Its folder; null for none. */
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
  /** A page of the product; it cannot be deleted or redirected. */
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
    /** Adds a new entry without an id. */
    id: z.optional(id),
    /**
     * Type of the entry. For a built-in entry this, `entry_name`, `menu_type`, `url` and `audience` cannot be
     * changed.
     */
    place: z.enum(['menu_dir', 'menu', 'nav', 'nav_user_menu']),
    /** Folder of a menu entry; null for none. */
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
    /** `unknown`: not https, not on the list, no page returned in time, or the request is not allowed. */
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
