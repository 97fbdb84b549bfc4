import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { pdfFile } from '../files/types.ts';
import { linkToken } from '../hotels/notices.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { printed, printedLine, printedName, printedText, text } from '../text.ts';
import { email, phoneOrNone } from '../validators.ts';
import {
  contrastWithWhite,
  LEAST_CONTRAST,
  MAX_TERMS,
  voucherLanguages,
  voucherProducts,
  voucherScopes,
} from './design.ts';

/** A text in the languages of the voucher, in their order; identical texts are merged. */
const worded = z.array(z.object({ lang: z.enum(voucherLanguages), text: z.string() }));
export type Worded = z.infer<typeof worded>;

/** Order status as printed on a voucher. */
export const voucherStates = ['confirmed', 'being_confirmed', 'in_service', 'completed'] as const;

/** Fee level of a window in the cancellation rules. */
export const policyShades = ['free', 'part', 'full'] as const;

/**
 * Complete content of a voucher, worded and ordered: the PDF, the page and the preview render it without
 * additions. Pictures are data URLs; missing values are empty texts or lists.
 */
export const voucherView = z.object({
  product: z.string(),
  languages: z.array(z.enum(voucherLanguages)),
  /** `#rrggbb`; at least 4.5 : 1 to white. */
  accent: z.string(),
  logo: z.string(),
  banner: z.string(),
  /** The agency's own presentation. */
  issuer: z.object({ company: worded, address: z.string(), phone: z.string(), email: z.string() }),
  /** E.g. 入住凭证, Hotel voucher. */
  title: worded,
  /** Order number, and version of the voucher. */
  number: z.string(),
  version: z.int(),
  state: z.object({ code: z.enum(voucherStates), text: worded }),
  /** The hotel, the trip or the vehicle. */
  name: worded,
  /** Card for a driver: the place in large local script. */
  card: z.nullable(
    z.object({
      name: z.string(),
      local_name: z.string(),
      address: z.string(),
      local_address: z.string(),
      phone: z.string(),
    }),
  ),
  sections: z.array(z.object({ title: worded, rows: z.array(z.object({ label: worded, value: worded })) })),
  /** Cancellation rules as a bar, first window first; shares add up to 1. Null if the agency hides them. */
  policy: z.nullable(
    z.object({
      title: worded,
      refundable: z.boolean(),
      windows: z.array(
        z.object({ shade: z.enum(policyShades), share: z.number(), from: worded, text: worded }),
      ),
    }),
  ),
  /** Only if the agency shows it, and never to guests. */
  price: z.nullable(z.object({ label: worded, amount: money })),
  /** States who booked and who pays: the seller. */
  booked_by: worded,
  /** Information for every guest. */
  remark: worded,
  /** The agency's terms; line breaks are kept. */
  terms: z.nullable(z.object({ title: worded, text: worded })),
  footer: z.string(),
  /** The selling company and its phone numbers. */
  seller: z.object({
    name: worded,
    phones: z.array(z.object({ label: worded, number: z.string() })),
  }),
  /** Location: WGS 84 degrees and a link to a map. */
  place: z.nullable(
    z.object({ latitude: z.number(), longitude: z.number(), map_url: z.string(), label: worded }),
  ),
  /** Public page to check its validity. */
  check: z.object({ url: z.string(), label: worded }),
  /** Local time of the data with its offset. */
  made_at: z.string(),
});
export type VoucherView = z.infer<typeof voucherView>;

const accent = z.string().check(
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, 'color_invalid'),
  z.refine((color) => !(contrastWithWhite(color) < LEAST_CONTRAST), 'color_too_light'),
);

/** Path of a picture uploaded by the agency, `/storage/…`; empty for none. */
const ownPicture = text(300);

/** Appearance of an agency's vouchers, for all products or for one. */
export const voucherSetting = z.strictObject({
  logo: ownPicture,
  banner: ownPicture,
  company_zh: printedName(100),
  company_en: printedName(100),
  address: printedLine(200),
  phone: phoneOrNone,
  email: z.union([z.literal(''), email]).check(printed()),
  accent,
  languages: z.array(z.enum(voucherLanguages)).check(
    z.minLength(1, 'languages_required'),
    z.maxLength(voucherLanguages.length),
    z.refine((languages) => new Set(languages).size === languages.length, 'languages_twice'),
  ),
  show_price: z.boolean(),
  /** Whether the cancellation terms are shown. */
  show_policy: z.boolean(),
  terms_zh: printedText(MAX_TERMS),
  terms_en: printedText(MAX_TERMS),
  footer: printedText(300),
});
export type VoucherSetting = z.infer<typeof voucherSetting>;

const settingReply = z.object({
  setting: voucherSetting,
  /** Whether it was saved for this scope; otherwise it is the one for all products or the default. */
  is_own: z.boolean(),
  can_save: z.boolean(),
});

const scope = z.enum(voucherScopes);

export const showVoucherSetting = endpoint({
  method: 'GET',
  path: 'voucher/setting',
  title: 'show how vouchers of a product, or of all, look',
  access: { page: '/user/manage/voucherSetting' },
  input: z.strictObject({ product: z._default(scope, '') }),
  reply: settingReply,
  errors: [],
});

export const saveVoucherSetting = endpoint({
  method: 'POST',
  path: 'voucher/saveSetting',
  title: 'save how vouchers look',
  access: { node: '/user/manage/voucherSetting/save' },
  input: z.strictObject({ product: scope, setting: voucherSetting }),
  reply: settingReply,
  errors: [],
});

export const resetVoucherSetting = endpoint({
  method: 'POST',
  path: 'voucher/resetSetting',
  title: 'give up how vouchers look: those of a product are as all are again, all as from the start',
  access: { node: '/user/manage/voucherSetting/save' },
  input: z.strictObject({ product: scope }),
  reply: settingReply,
  errors: [],
});

const sampleOf = z.enum(voucherProducts);

export const previewTypedVoucher = endpoint({
  method: 'POST',
  path: 'voucher/previewTyped',
  title: 'show a sample voucher with a setting as it is typed',
  access: { node: '/user/manage/voucherSetting/save' },
  rateLimit: 'quote',
  input: z.strictObject({ product: sampleOf, setting: voucherSetting }),
  reply: z.object({ voucher: voucherView }),
  errors: [],
});

export const previewVoucherPdf = endpoint({
  method: 'POST',
  path: 'voucher/previewPdf',
  title: 'make the PDF of a sample voucher with a setting as it is typed',
  access: { node: '/user/manage/voucherSetting/save' },
  rateLimit: 'quote',
  file: pdfFile,
  input: z.strictObject({ product: sampleOf, setting: voucherSetting }),
  reply: z.unknown(),
  errors: ['busy_try_again'],
});

export const showVoucherData = endpoint({
  method: 'GET',
  path: 'voucher/show',
  title: "show an order's voucher as data",
  access: { orderAction: 'voucher' },
  input: z.strictObject({ id }),
  reply: z.object({
    voucher: voucherView,
    /** Active links to it that guests hold. */
    links: z.array(z.object({ shared_at: unixSeconds, expires_at: unixSeconds })),
  }),
  errors: ['not_found', 'voucher_not_yet', 'voucher_suspended', 'voucher_over'],
});

/** Adds a link to the existing ones; its address cannot be shown again. */
export const shareVoucher = endpoint({
  method: 'POST',
  path: 'voucher/share',
  title: "make a link to a voucher for the guest's phone, and send it by mail where an address is given",
  access: { orderAction: 'voucher' },
  idempotent: true,
  input: z.strictObject({ id, email: z.optional(email) }),
  reply: z.object({ url: z.string(), expires_at: unixSeconds, mailed: z.boolean() }),
  errors: [
    'not_found',
    'voucher_not_yet',
    'voucher_suspended',
    'voucher_over',
    'links_full',
    'voucher_mails_full',
  ],
});

export const unshareVoucher = endpoint({
  method: 'POST',
  path: 'voucher/unshare',
  title: 'end every link to a voucher',
  access: { orderAction: 'voucher' },
  idempotent: true,
  input: z.strictObject({ id }),
  reply: z.object({ ended: z.int() }),
  errors: ['not_found'],
});

export const showSharedVoucher = endpoint({
  method: 'GET',
  path: 'voucher/shared',
  title: 'show a voucher to who holds a link to it',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({ token: linkToken }),
  reply: z.object({
    /** Null once the booking is no longer valid, and while its hotel refuses the guests. */
    voucher: z.nullable(voucherView),
    /** `suspended`: the hotel refuses the guests, who must not travel until the seller has solved it. */
    state: z.enum(['valid', 'suspended', 'void']),
    expires_at: unixSeconds,
  }),
  errors: ['link_invalid'],
});

/** An unknown code gets the same answer as a void voucher. */
export const checkVoucher = endpoint({
  method: 'GET',
  path: 'voucher/check',
  title: 'tell anybody whether a voucher is valid',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({
    code: text(40, 'link_required'),
    /** Version printed on the paper. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.object({
    /** `suspended`: the booking is paid, but the hotel refuses the guests and the seller is solving it. */
    state: z.enum(['valid', 'superseded', 'suspended', 'void']),
    /** Null if void. */
    voucher: z.nullable(
      z.object({
        /** Newest version. */
        version: z.int(),
        product: z.string(),
        /** First and last day in local time. */
        from: civilDate,
        to: civilDate,
        /** Initials of at most ten guests. */
        initials: z.array(z.string()),
        seller: z.object({ name_zh: z.string(), name_en: z.string(), phone: z.string() }),
      }),
    ),
  }),
  errors: [],
});
