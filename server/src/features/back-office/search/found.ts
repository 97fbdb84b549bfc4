import type { FoundObject } from '@serai/contract/back-office/search';
import type { Lang } from '@serai/phrases/lang';
import type { Db, StaffScope } from '../../../calls.ts';

/** A search for objects of one kind: newest first, at most `most`. */
export type Finder = (db: Db, asked: Asked) => Promise<FoundObject[]>;

export interface Asked {
  /** In normal form (`plainCode`), not empty. */
  keyword: string;
  lang: Lang;
  most: number;
  /** Scope of the caller's role; null for all objects. */
  scope: StaffScope | null;
}

/** Facts of an object, where it has none. */
export const noFacts = {
  subject: '',
  people: [],
  phone: '',
  reference: '',
  agency: null,
  type: '',
  status: '',
  date: null,
  amount: null,
} satisfies Omit<FoundObject, 'kind' | 'id' | 'title'>;
