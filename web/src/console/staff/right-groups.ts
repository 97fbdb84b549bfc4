import { type StaffNode, staffNodes } from '@serai/contract/staff/nodes';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

/** Groups of rights as the role editor shows them, by the page part of their nodes. */
const pagesOfGroups = {
  group_orders: ['search', 'queue', 'order', 'request', 'review', 'hotelNotice', 'hotel', 'supplier'],
  group_rides: ['dispatch', 'driverCash'],
  group_service: ['workOrder', 'message'],
  group_agencies: ['agency', 'contract'],
  group_approvals: ['correction', 'secondPerson'],
  group_money: ['wallet', 'receipt', 'payBack', 'bill', 'invoice', 'payable', 'taxCode', 'entity'],
  group_content: ['content', 'site'],
  group_staff: ['staff', 'activity'],
} as const satisfies Partial<Record<PhraseKey<'console-rights'>, readonly string[]>>;

export interface RightGroup {
  title: keyof typeof pagesOfGroups;
  nodes: readonly StaffNode[];
}

/** All rights of the staff in their groups; a page that no group names goes to the first one. */
export const rightGroups: readonly RightGroup[] = groupRights();

function groupRights(): RightGroup[] {
  const groups = Object.entries(pagesOfGroups) as [RightGroup['title'], readonly string[]][];
  const groupOf = (node: StaffNode) =>
    (groups.find(([, pages]) => pages.includes(node.split('/')[2]!)) ?? groups[0]!)[0];
  return groups.map(([title]) => ({ title, nodes: staffNodes.filter((node) => groupOf(node) === title) }));
}
