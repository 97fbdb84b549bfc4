import type { MemberFoundKind } from '@serai/contract/search/found-kinds';
import type { FoundByMember } from '@serai/contract/search/search';
import type { Lang } from '@serai/phrases/lang';
import type { Member } from '../../calls.ts';

/** What a member searches for. */
export interface MemberAsked {
  member: Member;
  /** In normal form (`plainCode`), not empty. */
  keyword: string;
  lang: Lang;
  now: Date;
  /** Maximum number of hits per kind. */
  most: number;
}

/**
 * A search for objects of one or more kinds, within the agency and the rights of the member. Features implement this
 * port and the composition registers them. Each must use an index or data in memory, since it runs while the member
 * types.
 */
export interface MemberSearchSource {
  kinds: readonly MemberFoundKind[];
  /** Whether the member may open the pages of its objects. */
  isOpenTo(member: Member): boolean;
  /** Finds objects, the best or newest of each kind first. */
  find(asked: MemberAsked): Promise<FoundByMember[]>;
}

/** Facts of an object, where it has none. */
export const noFacts = {
  subject: '',
  people: [],
  reference: '',
  type: '',
  status: '',
  date: null,
  amount: null,
  count: 0,
} satisfies Omit<FoundByMember, 'kind' | 'id' | 'title'>;
