import {
  type showAgency as endpoint,
  maxAgencyNotes,
  maxAgencyTitles,
  maxAgencyUsers,
  maxWaitingRequests,
} from '@serai/contract/agencies/desk';
import { billStatuses } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import { paperStatuses } from '@serai/contract/invoices/statuses';
import { orderStatuses } from '@serai/contract/orders/statuses';
import { workOrderStatuses } from '@serai/contract/work-orders/states';
import type { Lang } from '@serai/phrases/lang';
import type { Selectable } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { AgenciesTable } from '../../../tables.ts';
import { listLicencePapers } from '../../accounts/accounts.ts';
import { presentInForce } from '../../contracts/contracts.ts';
import { countForAgencies, type Products } from '../../orders/orders.ts';
import { verificationOf } from '../../people/people.ts';
import { nameArea, nameCountry } from '../../site/site.ts';
import { presentExposure, readExposure, readWallet } from '../../wallet/wallet.ts';
import { listTitles, listUsers, stateOfAgency } from './agency-store.ts';
import { countDocuments, presentCounts } from './count-documents.ts';
import { listNotes } from './list-notes.ts';
import { listWaiting } from './list-waiting.ts';
import { presentUser } from './present-user.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows an agency to staff; each part needs the node of the page that it belongs to. */
export async function showAgency(
  { db, products }: { db: Db; products: Products },
  call: Call<typeof endpoint>,
): Promise<Reply> {
  const { nodes } = operatorOf(call);
  const agency = await findAgency(db, call.input.id);
  const { id } = agency;
  const users = await listUsers(db, id, maxAgencyUsers + 1);
  const seesWallet = nodes.has('/console/wallet/view');
  const countOf = <Status extends string>(
    table: 'bills' | 'invoices' | 'work_orders',
    statuses: readonly Status[],
  ) => countDocuments(db, table, { agencyId: id, statuses });
  return {
    agency: presentAgency(agency, call.lang),
    titles: await listTitles(db, id, maxAgencyTitles),
    papers: await listLicencePapers(db, id),
    users: users.slice(0, maxAgencyUsers).map(presentUser),
    users_capped: users.length > maxAgencyUsers,
    contract: nodes.has('/console/contract/view') ? await presentInForce(db, agency, call) : null,
    wallet: seesWallet ? await readWallet(db, id, call.now) : null,
    exposure: seesWallet ? presentExposure(await readExposure(db, id, call.now), agency.currency) : null,
    orders: nodes.has('/console/order/view')
      ? presentCounts(await countForAgencies(db, products, [id]), orderStatuses)
      : null,
    bills: nodes.has('/console/bill/view') ? await countOf('bills', billStatuses) : null,
    invoices: nodes.has('/console/invoice/view') ? await countOf('invoices', paperStatuses) : null,
    work_orders: nodes.has('/console/workOrder/view')
      ? await countOf('work_orders', workOrderStatuses)
      : null,
    notes: await listNotes(db, agency, maxAgencyNotes),
    waiting: nodes.has('/console/secondPerson/view') ? await listWaiting(db, id, maxWaitingRequests) : null,
  };
}

type ShownAgency = Selectable<AgenciesTable> & { state: Reply['agency']['state'] };

async function findAgency(db: Db, id: number): Promise<ShownAgency> {
  const agency = await db
    .selectFrom('agencies as agency')
    .selectAll()
    .select(stateOfAgency.as('state'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  return agency;
}

function presentAgency(agency: ShownAgency, lang: Lang): Reply['agency'] {
  const at = (instant: Date | null) => instant && toSeconds(instant);
  const { id, name, state, currency, tz, most_unpaid_orders, most_unpaid_percent } = agency;
  const country = agency.country ?? '';
  const area = agency.area ?? [];
  return {
    id,
    name,
    state,
    created_at: toSeconds(agency.created_at),
    verified_at: at(agency.verified_at),
    verification: verificationOf(agency),
    verification_asked_at: at(agency.verification_asked_at),
    verification_due_at: at(agency.verification_due_at),
    verification_note: agency.verification_note,
    credit_stopped_at: at(agency.credit_stopped_at),
    money_stopped_at: at(agency.money_stopped_at),
    blocked_at: at(agency.blocked_at),
    block_reason: agency.block_reason,
    currency,
    tz,
    country,
    country_name: nameCountry(country, lang) ?? country,
    area_names: nameArea(area, lang)?.names ?? area.map(String),
    address: agency.address ?? '',
    most_unpaid_orders,
    most_unpaid_percent,
  };
}
