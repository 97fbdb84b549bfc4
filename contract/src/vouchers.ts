import * as z from 'zod/mini';
import { civilDate, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { pdfFile } from './file-types.ts';
import { linkToken } from './hotel-notices.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { printed, printedLine, printedName, printedText, text } from './text.ts';
import { email, phoneOrNone } from './validators.ts';
import {
  contrastWithWhite,
  LEAST_CONTRAST,
  MOST_TERMS,
  voucherLanguages,
  voucherProducts,
  voucherScopes,
} from './voucher-design.ts';

/** A text of a voucher in the languages it is said in, in their order; what is the same in several stands once. */
const worded = z.array(z.object({ lang: z.enum(voucherLanguages), text: z.string() }));
export type Worded = z.infer<typeof worded>;

/** How an order stands, as its voucher says it. */
export const voucherStates = ['confirmed', 'being_confirmed', 'in_service', 'completed'] as const;

/** How much a window of the cancellation rules costs. */
export const policyShades = ['free', 'part', 'full'] as const;

/**
 * All that a voucher says, already worded and in its order: the PDF, the page and the preview are made of this and add
 * nothing. Pictures are data URLs; whatever is not there is an empty text or an empty list.
 */
export const voucherView = z.object({
  product: z.string(),
  languages: z.array(z.enum(voucherLanguages)),
  /** `#rrggbb`; at least 4.5 : 1 to white. */
  accent: z.string(),
  logo: z.string(),
  banner: z.string(),
  /** The agency as it presents itself. */
  issuer: z.object({ company: worded, address: z.string(), phone: z.string(), email: z.string() }),
  /** E.g. 入住凭证, Hotel voucher. */
  title: worded,
  /** The order's number, and which voucher of it this is. */
  number: z.string(),
  version: z.int(),
  state: z.object({ code: z.enum(voucherStates), text: worded }),
  /** The hotel, the trip or the vehicle. */
  name: worded,
  /** What a driver is shown: the place in the script that is read there, big. */
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
  /** The cancellation rules as a bar, first window first; shares add up to 1. Null where the agency hides them. */
  policy: z.nullable(
    z.object({
      title: worded,
      refundable: z.boolean(),
      windows: z.array(
        z.object({ shade: z.enum(policyShades), share: z.number(), from: worded, text: worded }),
      ),
    }),
  ),
  /** Only where the agency shows it, and never to guests. */
  price: z.nullable(z.object({ label: worded, amount: money })),
  /** Who booked and pays. */
  booked_by: worded,
  /** What every guest should know. */
  remark: worded,
  /** The agency's own terms; lines stay lines. */
  terms: z.nullable(z.object({ title: worded, text: worded })),
  footer: z.string(),
  /** Who sold it, and where somebody answers. */
  seller: z.object({
    name: worded,
    phones: z.array(z.object({ label: worded, number: z.string() })),
  }),
  /** Where it is: WGS 84 degrees and a page with a map. */
  place: z.nullable(
    z.object({ latitude: z.number(), longitude: z.number(), map_url: z.string(), label: worded }),
  ),
  /** Where anybody can see whether it is valid. */
  check: z.object({ url: z.string(), label: worded }),
  /** When and where the data are of: the order's local time with its offset. */
  made_at: z.string(),
});
export type VoucherView = z.infer<typeof voucherView>;

const accent = z.string().check(
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, 'color_invalid'),
  z.refine((color) => !(contrastWithWhite(color) < LEAST_CONTRAST), 'color_too_light'),
);

/** The path of a picture that somebody of the agency has uploaded, `/storage/…`; empty for none. */
const ownPicture = text(300);

/** How an agency's vouchers look, of all products or of one. */
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
  terms_zh: printedText(MOST_TERMS),
  terms_en: printedText(MOST_TERMS),
  footer: printedText(300),
});
export type VoucherSetting = z.infer<typeof voucherSetting>;

const settingReply = z.object({
  setting: voucherSetting,
  /** Whether it was saved for just this scope; else it is that of all products, or as vouchers are from the start. */
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
  pace: 'quote',
  input: z.strictObject({ product: sampleOf, setting: voucherSetting }),
  reply: z.object({ voucher: voucherView }),
  errors: [],
});

export const previewVoucherPdf = endpoint({
  method: 'POST',
  path: 'voucher/previewPdf',
  title: 'make the PDF of a sample voucher with a setting as it is typed',
  access: { node: '/user/manage/voucherSetting/save' },
  pace: 'quote',
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
    /** Links to it that guests hold and that still work. */
    links: z.array(z.object({ shared_at: unixSeconds, expires_at: unixSeconds })),
  }),
  errors: ['not_found', 'voucher_not_yet', 'voucher_suspended', 'voucher_over'],
});

/** Another link beside those before; its address cannot be shown again. */
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
  pace: 'link',
  input: z.strictObject({ token: linkToken }),
  reply: z.object({
    /** Null once the booking no longer stands, and while its hotel refuses the guests. */
    voucher: z.nullable(voucherView),
    /** `suspended`: the hotel refuses the guests, who are not to travel until the seller has solved it. */
    state: z.enum(['valid', 'suspended', 'void']),
    expires_at: unixSeconds,
  }),
  errors: ['link_invalid'],
});

/** A code that nobody was given is answered like that of a voucher that is void. */
export const checkVoucher = endpoint({
  method: 'GET',
  path: 'voucher/check',
  title: 'tell anybody whether a voucher is valid',
  access: 'public',
  pace: 'link',
  input: z.strictObject({
    code: text(40, 'link_required'),
    /** The version that stands on the paper. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.object({
    /** `suspended`: the booking is paid, but the hotel refuses the guests and the seller is solving it. */
    state: z.enum(['valid', 'superseded', 'suspended', 'void']),
    /** Null where it is void. */
    voucher: z.nullable(
      z.object({
        /** The newest one. */
        version: z.int(),
        product: z.string(),
        /** First and last day at the place. */
        from: civilDate,
        to: civilDate,
        /** Of at most ten guests. */
        initials: z.array(z.string()),
        seller: z.object({ name_zh: z.string(), name_en: z.string(), phone: z.string() }),
      }),
    ),
  }),
  errors: [],
});
