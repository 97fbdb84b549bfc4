import type { ReplyOf } from '@serai/contract/endpoint';
import { balanceNode } from '@serai/contract/permissions';
import type {
  linkStatement as endpoint,
  exportStatement as exportEndpoint,
} from '@serai/contract/wallet/wallet';
import { readLang } from '@serai/phrases/lang';
import { type Call, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../files/files.ts';
import { findRights } from '../permissions/permissions.ts';
import { exportStatement, refuseLongStatement, type StatementDeps } from './export-statement.ts';
import { memberReader } from './open-statement.ts';

/** Link kind of statements. */
export const statementKind = 'statement';

/** Creates a one-use link to the statement as a sheet or PDF. */
export async function linkStatement(
  deps: StatementDeps & LinkDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  await refuseLongStatement(deps.db, memberReader(deps.ordersSeenBy, member), call.input);
  const facts = { userId: member.userId, lang: call.lang, asked: JSON.stringify(call.input) };
  return linkFile(deps, statementKind, facts, call);
}

/** Makes the file behind a link, by the member's current rights. */
export function statementFile(deps: StatementDeps): FileMaker {
  return async ({ userId, lang, asked }, now) => {
    const reader = await findRights(deps.db, Number(userId));
    if (!reader?.nodes.has(balanceNode)) throw new AppError('link_invalid');
    const input = JSON.parse(String(asked)) as Call<typeof exportEndpoint>['input'];
    return exportStatement(deps, memberReader(deps.ordersSeenBy, reader), input, {
      lang: readLang(String(lang)),
      now,
    });
  };
}
