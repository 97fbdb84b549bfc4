import type { InputOf, ReplyOf } from '@serai/contract/endpoint';
import type { linkMovementsExport as endpoint } from '@serai/contract/hotels/movements';
import { readLang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { type FileMaker, type LinkDeps, linkFile } from '../../files/files.ts';
import { findStaffPerson } from '../../people/people.ts';
import { exportMovements, type MovementSheetDeps, refuseLongMovements } from './export-movements.ts';

/** Link kind for the stays of a day. */
export const movementsKind = 'movements';

/** Creates a link to the stays of a day as a sheet. The activity log keeps who took which list out of the portal. */
export async function linkMovements(
  trx: Trx,
  { apiUrl }: Pick<LinkDeps, 'apiUrl'>,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { userId, scope } = operatorOf(call);
  await refuseLongMovements(trx, input, { scope, now });
  // The time of the request decides the day at each hotel, also if the link is opened after midnight.
  const facts = { userId, lang, asked: JSON.stringify(input), at: now.getTime() };
  const { format, ...filters } = input;
  return {
    reply: await linkFile({ db: trx, apiUrl }, movementsKind, facts, call),
    did: {
      on: { kind: 'site', id: null, name: '' },
      before: null,
      after: { exported: JSON.stringify(filters), format },
    },
  };
}

/** Creates the sheet behind a link, if its reader may still export orders. */
export function movementsFile(deps: MovementSheetDeps): FileMaker {
  return async ({ userId, lang, asked, at }) => {
    const reader = await findStaffPerson(deps.db, Number(userId));
    if (!reader?.nodes.has('/console/order/export')) throw new AppError('link_invalid');
    const input = JSON.parse(String(asked)) as InputOf<typeof endpoint>;
    const { scope } = reader;
    return exportMovements(deps, input, {
      scope,
      lang: readLang(String(lang)),
      now: new Date(Number(at)),
    });
  };
}
