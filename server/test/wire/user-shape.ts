import {
  civilDate,
  exactly,
  flag,
  later,
  listOf,
  matching,
  money,
  never,
  oneOf,
  type Shape,
  seconds,
  text,
  whole,
} from './shape.ts';

const profile: Record<string, Shape> = {
  id: whole,
  username: text,
  nickname: text,
  email: text,
  area_num: text,
  mobile: text,
  full_mobile_text: text,
  avatar: text,
  gender: oneOf(0, 1, 2),
  gender_text: text,
  birthday: (value, path) => (value === '' ? [] : civilDate(value, path)),
  money,
  score: whole,
  last_login_time: never,
  last_login_ip: text,
  join_time: seconds,
  motto: text,
  siteInfo: exactly({ siteName: text, currency: matching(/^[A-Z]{3}$/) }),
  // Not in the agreement; for our own pages.
  role: text,
  agency_name: text,
};

const token = matching(/^[\w-]{43}$/);

/** The user object; after a login with its tokens. */
export const user = exactly(profile);
export const userWithToken = exactly({ ...profile, token });
export const userWithBothTokens = exactly({ ...profile, token, refresh_token: token });

/** A node of menus and rules. */
export const menuNode: Shape = exactly({
  id: whole,
  pid: whole,
  type: oneOf('route', 'menu_dir', 'menu', 'nav', 'nav_user_menu', 'button'),
  title: text,
  name: text,
  path: text,
  icon: text,
  menu_type: oneOf('tab', 'iframe', 'link'),
  url: text,
  extend: oneOf('none', 'add_rules_only', 'add_menu_only'),
  children: listOf(later(() => menuNode)),
});

/** The first reply a client loads, for a guest (`[]`) or a user. */
export function loadedSite(userInfo: Shape): Shape {
  return exactly({
    site: exactly({
      siteName: text,
      tag: text,
      logo: text,
      version: text,
      cdnUrl: text,
      apiUrl: text,
      currency: matching(/^[A-Z]{3}$/),
      upload: exactly({
        maxSize: whole,
        allowedSuffixes: listOf(text),
        allowedMimeTypes: listOf(text),
        mode: text,
        saveName: text,
      }),
      recordNumber: text,
    }),
    openMemberCenter: flag,
    userInfo,
    rules: listOf(menuNode),
    menus: listOf(menuNode),
    // Not in the agreement; for our own pages.
    permissions: listOf(text),
    contact: exactly({
      servicePhone: text,
      urgentPhone: text,
      serviceEmail: text,
      workHours: text,
      workZone: text,
    }),
    iframeHosts: listOf(text),
  });
}
