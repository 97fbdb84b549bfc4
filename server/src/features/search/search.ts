/** Interface of the search of members for other features and the composition. */
export { type MemberAsked, type MemberSearchSource, noFacts } from './search-source.ts';
