import * as calls from '@serai/contract/billing/bills';
import * as desk from '@serai/contract/billing/desk';
import * as dunning from '@serai/contract/billing/dunning';
import { sql } from 'kysely';
import { command, memberOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import type { PayChannelGuard } from '../orders/orders.ts';
import { hidingFunds } from '../wallet/wallet.ts';
import { applyBill } from './apply-bill.ts';
import { linkBill } from './bill-file.ts';
import { answerDispute } from './desk/answer-dispute.ts';
import { askWriteOff } from './desk/ask-write-off.ts';
import { billNow } from './desk/bill-now.ts';
import { confirmBill } from './desk/confirm-bill.ts';
import { decideWriteOff } from './desk/decide-write-off.ts';
import { listAged } from './desk/list-aged.ts';
import { listDunning } from './desk/list-dunning.ts';
import { listUnbilled } from './desk/list-unbilled.ts';
import { offerRate } from './desk/offer-rate.ts';
import { pauseReminders } from './desk/pause-reminders.ts';
import { recordWithholding } from './desk/record-withholding.ts';
import { recoverBill } from './desk/recover-bill.ts';
import { rejectBill } from './desk/reject-bill.ts';
import { previewReminder, remindBill } from './desk/remind-bill.ts';
import { reverseWithheldTax } from './desk/reverse-withholding.ts';
import { setOffBill } from './desk/set-off-bill.ts';
import { showAnyBill } from './desk/show-any-bill.ts';
import { showDunning } from './desk/show-dunning.ts';
import { voidBill } from './desk/void-bill.ts';
import { disputeForAgency, disputeLines } from './dispute-lines.ts';
import { type BillSheetDeps, exportAllBills, exportBills, linkBillExport } from './export-bills.ts';
import { listAllBills, listBills } from './list-bills.ts';
import { chooseUnsettled, listUnsettled } from './list-unsettled.ts';
import { payBills } from './pay-bills.ts';
import { showBill } from './show-bill.ts';
import { withdrawBill } from './withdraw-bill.ts';
import { presentWriteOff, selectWriteOffs } from './write-off-store.ts';

/** Routes of an agency's bills, and of the seller's finance for them. */
export function billingRoutes(
  deps: LinkDeps & BillSheetDeps & { guardPayChannel: PayChannelGuard },
): Route[] {
  const { db, guardPayChannel } = deps;
  return [
    route(calls.listUnsettled, (call) => listUnsettled(db, call)),
    route(calls.chooseUnsettled, (call) => chooseUnsettled(db, call)),
    command(db, calls.applyBill, applyBill),
    command(db, calls.withdrawBill, withdrawBill),
    command(db, calls.disputeLines, disputeLines),
    command(db, calls.payBills, (trx, call) =>
      hidingFunds(memberOf(call), () => payBills(trx, guardPayChannel, call)),
    ),
    route(calls.listBills, (call) => listBills(db, call)),
    route(calls.showBill, (call) => showBill(db, call)),
    route(calls.linkBill, (call) => linkBill(deps, call)),
    route(calls.exportBills, (call) => exportBills(deps, call)),
    route(calls.linkBillExport, (call) => linkBillExport(deps, call)),
    route(desk.listAllBills, (call) => listAllBills(db, call)),
    route(desk.showAnyBill, (call) => showAnyBill(db, call)),
    route(desk.exportAllBills, (call) => exportAllBills(deps, call)),
    route(desk.listUnbilled, (call) => listUnbilled(db, call)),
    staffCommand(db, desk.billNow, billNow),
    staffCommand(db, desk.confirmBill, confirmBill),
    staffCommand(db, desk.rejectBill, rejectBill),
    staffCommand(db, desk.voidBill, voidBill),
    staffCommand(db, desk.disputeForAgency, disputeForAgency),
    staffCommand(db, desk.answerDispute, answerDispute),
    staffCommand(db, desk.offerRate, offerRate),
    staffCommand(db, desk.setOffBill, setOffBill),
    staffCommand(db, desk.recordWithholding, recordWithholding),
    staffCommand(db, desk.reverseWithholding, reverseWithheldTax),
    staffCommand(db, desk.askWriteOff, askWriteOff),
    staffCommand(db, desk.decideWriteOff, decideWriteOff),
    route(desk.listWriteOffs, async () => {
      const waiting = sql`write_off.status = 'asked' ORDER BY write_off.asked_at, write_off.id LIMIT 100`;
      return { list: (await selectWriteOffs(waiting).execute(db)).rows.map(presentWriteOff) };
    }),
    staffCommand(db, desk.recoverBill, recoverBill),
    route(dunning.listDunning, (call) => listDunning(db, call)),
    route(dunning.showDunning, (call) => showDunning(db, call)),
    route(dunning.previewReminder, (call) => previewReminder(db, call)),
    staffCommand(db, dunning.remindBill, remindBill),
    staffCommand(db, dunning.pauseReminders, pauseReminders),
    route(desk.listAged, (call) => listAged(db, call)),
  ];
}
