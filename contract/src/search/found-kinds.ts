// Without schemas, so that pages can import the list.

/** Kinds of objects that the search of members finds, in the order of its groups. */
export const memberFoundKinds = ['order', 'guest', 'place', 'bill', 'invoice', 'article'] as const;
export type MemberFoundKind = (typeof memberFoundKinds)[number];

/** Maximum number of hits per group. */
export const maxFound = 5;

/** Whether a keyword is long enough: two characters, or one of Chinese. */
export function isSearchable(keyword: string): boolean {
  return keyword.length >= 2 || /\p{Script=Han}/u.test(keyword);
}

/** Maximum number of remembered searches per user and product. */
export const maxRecent = 8;
