import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { content, email, personName } from '../validators.ts';

/** A node of menus and rules in the form of BuildAdmin clients. */
export interface MenuNode {
  id: number;
  pid: number;
  type: 'route' | 'menu_dir' | 'menu' | 'nav' | 'nav_user_menu' | 'button';
  title: string;
  name: string;
  path: string;
  icon: string;
  menu_type: 'tab' | 'iframe' | 'link';
  url: string;
  extend: 'none' | 'add_rules_only' | 'add_menu_only';
  children: MenuNode[];
}

export const menuNode: z.ZodMiniType<MenuNode> = z.lazy(() =>
  z.object({
    id: z.int(),
    pid: z.int(),
    type: z.enum(['route', 'menu_dir', 'menu', 'nav', 'nav_user_menu', 'button']),
    title: z.string(),
    name: z.string(),
    path: z.string(),
    icon: z.string(),
    menu_type: z.enum(['tab', 'iframe', 'link']),
    url: z.string(),
    extend: z.enum(['none', 'add_rules_only', 'add_menu_only']),
    children: z.array(menuNode),
  }),
);

export const site = z.object({
  siteName: z.string(),
  tag: z.string(),
  logo: z.string(),
  version: z.string(),
  cdnUrl: z.string(),
  apiUrl: z.string(),
  currency: z.string(),
  upload: z.object({
    maxSize: z.int(),
    allowedSuffixes: z.array(z.string()),
    allowedMimeTypes: z.array(z.string()),
    mode: z.string(),
    saveName: z.string(),
  }),
  recordNumber: z.string(),
});
export type Site = z.infer<typeof site>;

/** Contact details of the seller; empty values are not shown. */
export const siteContact = z.object({
  /** During office hours. */
  servicePhone: z.string(),
  /** At any hour, for guests on their way. */
  urgentPhone: z.string(),
  serviceEmail: z.string(),
  /** Working hours of the desk by ISO weekday (`1-5 09:00-18:00; 6 09:00-12:00`), in `workZone`. */
  workHours: z.string(),
  workZone: z.string(),
});
export type SiteContact = z.infer<typeof siteContact>;

/** The user as stored by clients; money as text with two decimals, as family clients expect. */
export const userInfo = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  area_num: z.string(),
  mobile: z.string(),
  full_mobile_text: z.string(),
  avatar: z.string(),
  gender: z.int(),
  gender_text: z.string(),
  birthday: z.string(),
  money: z.string(),
  score: z.int(),
  last_login_time: unixSeconds,
  last_login_ip: z.string(),
  join_time: unixSeconds,
  motto: z.string(),
  /** Site of the user; always sent, but not used by this web client. */
  siteInfo: z.optional(z.object({ siteName: z.string(), currency: z.string() })),
  token: z.optional(z.string()),
  refresh_token: z.optional(z.string()),
  /** owner, finance, booker, viewer or operator. */
  role: z.string(),
  agency_name: z.string(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const loadSite = endpoint({
  method: 'GET',
  path: 'index/index',
  title: 'load the site, its menus and the user',
  access: 'public',
  legacyClient: true,
  input: z.object({ requiredLogin: z.optional(z.union([z.literal(0), z.literal(1)])) }),
  reply: z.object({
    site,
    openMemberCenter: z.boolean(),
    /** An empty list for guests. */
    userInfo: z.union([userInfo, z.tuple([])]),
    rules: z.array(menuNode),
    menus: z.array(menuNode),
    /** All permission nodes of the caller; used by this portal's own clients. */
    permissions: z.array(z.string()),
    contact: siteContact,
    /** Hosts whose pages may be embedded, as `host` or `host:port`. */
    iframeHosts: z.array(z.string()),
  }),
  errors: ['need_login', 'token_expired', 'password_changed'],
});

export const sendMessage = endpoint({
  method: 'POST',
  path: 'index/message',
  title: 'leave a contact message',
  access: 'public',
  legacyClient: true,
  input: z.object({
    name: personName(60),
    email,
    content: content(4000),
  }),
  reply: z.object({}),
  successMessage: 'message_received',
  errors: ['message_too_often'],
});

export const readTerms = endpoint({
  method: 'GET',
  path: 'site/terms',
  title: 'read the service terms',
  access: 'public',
  input: z.strictObject({}),
  reply: z.object({
    clauses: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  }),
  errors: [],
});
