import { sendMessage } from '@serai/contract/site/site';
import * as desk from '@serai/contract/work-orders/desk';
import * as calls from '@serai/contract/work-orders/work-orders';
import { command, memberOf, type Route, route } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import { hidingFunds } from '../wallet/wallet.ts';
import { addWorkOrder } from './add-work-order.ts';
import type { CommandDeps } from './amendments/amending.ts';
import { carryOutAmendment, dismissAmendment } from './amendments/carry-out-amendment.ts';
import { acceptProposal, refuseProposal } from './amendments/decide-proposal.ts';
import { previewAmendment } from './amendments/preview-amendment.ts';
import { proposeAmendment } from './amendments/propose-amendment.ts';
import { acceptWorkOrder } from './desk/accept-work-order.ts';
import { answerWorkOrder } from './desk/answer-work-order.ts';
import { declineWorkOrder } from './desk/decline-work-order.ts';
import { handOverWorkOrder } from './desk/hand-over-work-order.ts';
import { listAllWorkOrders } from './desk/list-all-work-orders.ts';
import { resolveWorkOrder } from './desk/resolve-work-order.ts';
import { showAnyWorkOrder } from './desk/show-any-work-order.ts';
import { deleteTemplate, listTemplates, saveTemplate } from './desk/templates.ts';
import { endWorkOrder } from './end-work-order.ts';
import { leaveMessage } from './leave-message.ts';
import { listWorkOrders } from './list-work-orders.ts';
import { linkWorkOrderFile, openWorkOrderFile } from './open-work-order-file.ts';
import { prefillWorkOrder } from './prefill-work-order.ts';
import { rateWorkOrder } from './rate-work-order.ts';
import { reopenWorkOrder } from './reopen-work-order.ts';
import { replyWorkOrder } from './reply-work-order.ts';
import { showWorkOrder } from './show-work-order.ts';

export interface WorkOrderDeps extends LinkDeps, CommandDeps {
  storages: Storages;
}

/** Routes of work orders: requests of agencies and the contact form, and the desk's work on them. */
export function workOrderRoutes(deps: WorkOrderDeps): Route[] {
  const { db, products } = deps;
  return [
    route(sendMessage, async ({ input, ip, lang, now }) => {
      await leaveMessage(db, { ...input, ip, lang, now });
      return {};
    }),
    route(calls.listWorkOrders, (call) => listWorkOrders(db, products, call)),
    route(calls.showWorkOrder, (call) => showWorkOrder(db, products, call)),
    command(db, calls.addWorkOrder, (trx, call) =>
      hidingFunds(memberOf(call), () => addWorkOrder(trx, deps, call)),
    ),
    command(db, calls.replyWorkOrder, (trx, call) => replyWorkOrder(trx, products, call)),
    command(db, calls.closeWorkOrder, (trx, call) => endWorkOrder(trx, products, call, 'close')),
    command(db, calls.withdrawWorkOrder, (trx, call) => endWorkOrder(trx, products, call, 'withdraw')),
    command(db, calls.reopenWorkOrder, (trx, call) => reopenWorkOrder(trx, products, call)),
    command(db, calls.rateWorkOrder, (trx, call) => rateWorkOrder(trx, products, call)),
    route(calls.prefillWorkOrder, (call) => prefillWorkOrder(db, products, call)),
    route(calls.previewAmendment, (call) => previewAmendment(db, deps, call)),
    command(db, calls.acceptProposal, (trx, call) =>
      hidingFunds(memberOf(call), () => acceptProposal(trx, deps, call)),
    ),
    command(db, calls.refuseProposal, (trx, call) => refuseProposal(trx, deps, call)),
    route(calls.linkWorkOrderFile, (call) => linkWorkOrderFile(deps, call)),
    route(desk.listAllWorkOrders, (call) => listAllWorkOrders(db, call)),
    route(desk.showAnyWorkOrder, (call) => showAnyWorkOrder(db, call)),
    route(desk.openWorkOrderFile, (call) => openWorkOrderFile(deps, call)),
    staffCommand(db, desk.acceptWorkOrder, acceptWorkOrder),
    staffCommand(db, desk.answerWorkOrder, answerWorkOrder),
    staffCommand(db, desk.resolveWorkOrder, resolveWorkOrder),
    staffCommand(db, desk.declineWorkOrder, declineWorkOrder),
    staffCommand(db, desk.handOverWorkOrder, handOverWorkOrder),
    staffCommand(db, desk.proposeAmendment, (trx, call) => proposeAmendment(trx, deps, call)),
    staffCommand(db, desk.carryOutAmendment, (trx, call) => carryOutAmendment(trx, deps, call)),
    staffCommand(db, desk.dismissAmendment, dismissAmendment),
    route(desk.listTemplates, () => listTemplates(db)),
    staffCommand(db, desk.saveTemplate, saveTemplate),
    staffCommand(db, desk.deleteTemplate, deleteTemplate),
  ];
}
