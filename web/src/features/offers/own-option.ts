import type { ReactNode } from 'react';

/** What the member's own data offers in a place field while nothing is typed: a search to run again, or a favourite. */
export interface OwnOption<Choice> {
  own: 'recent' | 'favourite';
  /** Unique among the options of the field. */
  key: string;
  content: ReactNode;
  choice: Choice;
}

/** Whether an option is the member's own, not a place that the server suggests. */
export function isOwn<Choice>(option: object): option is OwnOption<Choice> {
  return 'own' in option;
}
