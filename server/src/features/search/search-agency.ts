import type { ReplyOf } from '@serai/contract/endpoint';
import { isSearchable, maxFound, memberFoundKinds } from '@serai/contract/search/found-kinds';
import type {
  searchAgency as endpoint,
  FoundByMember,
  MemberFoundGroup,
} from '@serai/contract/search/search';
import { type Call, memberOf } from '../../calls.ts';
import type { MemberSearchSource } from './search-source.ts';

/**
 * Finds objects of every kind that the member may see. The sources are read one after the other, so that a search
 * uses one connection.
 */
export async function searchAgency(
  sources: readonly MemberSearchSource[],
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { keyword } = call.input;
  if (!isSearchable(keyword)) return { groups: [] };
  const asked = { member, keyword, lang: call.lang, now: call.now, most: maxFound + 1 };
  const found: FoundByMember[] = [];
  for (const source of sources) if (source.isOpenTo(member)) found.push(...(await source.find(asked)));
  return { groups: memberFoundKinds.flatMap((kind) => groupOf(kind, found)) };
}

function groupOf(kind: MemberFoundGroup['kind'], found: readonly FoundByMember[]): MemberFoundGroup[] {
  const hits = found.filter((hit) => hit.kind === kind);
  if (hits.length === 0) return [];
  return [{ kind, hits: hits.slice(0, maxFound), has_more: hits.length > maxFound }];
}
