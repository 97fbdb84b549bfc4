import * as bank from '@serai/contract/receipts/bank';
import * as bankLines from '@serai/contract/receipts/bank-line';
import * as desk from '@serai/contract/receipts/desk';
import * as calls from '@serai/contract/receipts/receipts';
import * as suggestions from '@serai/contract/receipts/suggestions';
import { command, type Route, route } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { staffCommand } from '../activity/activity.ts';
import type { LinkDeps } from '../files/files.ts';
import { addBankAccount } from './bank/add-bank-account.ts';
import { importBankFile } from './bank/import-bank-file.ts';
import { reopenBankLine } from './bank/lines/reopen-bank-line.ts';
import { returnReceipt } from './bank/lines/return-receipt.ts';
import { settleBankLine } from './bank/lines/settle-bank-line.ts';
import { settlePayBack } from './bank/lines/settle-pay-back.ts';
import { showBankLine } from './bank/lines/show-bank-line.ts';
import { listBankAccounts } from './bank/list-bank-accounts.ts';
import { listBankLines } from './bank/list-bank-lines.ts';
import { previewBankFile } from './bank/preview-bank-file.ts';
import { addBankRule } from './bank/rules/add-bank-rule.ts';
import { endBankRule } from './bank/rules/end-bank-rule.ts';
import { uploadBankFile } from './bank/upload-bank-file.ts';
import { declarePayment } from './declare-payment.ts';
import { allocateReceipt } from './desk/allocate-receipt.ts';
import { askPayBack } from './desk/ask-pay-back.ts';
import { decidePayBack } from './desk/decide-pay-back.ts';
import { listPayBacks } from './desk/list-pay-backs.ts';
import { listReceipts } from './desk/list-receipts.ts';
import { matchReceipt } from './desk/match-receipt.ts';
import { recordReceipt } from './desk/record-receipt.ts';
import { refuseDeclaration } from './desk/refuse-declaration.ts';
import { reverseReceipt } from './desk/reverse-receipt.ts';
import { listAllDeclarations, listDeclarations } from './list-declarations.ts';
import { listOwnReceipts, showOwnReceipt, showReceipt } from './list-receipts.ts';
import { linkReceipt } from './open-receipt-paper.ts';
import { linkSlip, openReceiptSlip, showSlip } from './open-slip.ts';
import { showPaymentDetails } from './show-payment-details.ts';
import { suggestMatches } from './suggest/suggest-matches.ts';
import { withdrawDeclaration } from './withdraw-declaration.ts';

export interface ReceiptDeps extends LinkDeps {
  storages: Storages;
}

/**
 * Routes of incoming payments: declared by agencies; received, matched and paid back by the seller's finance.
 */
export function receiptRoutes(deps: ReceiptDeps): Route[] {
  const { db } = deps;
  return [
    route(calls.showPaymentDetails, (call) => showPaymentDetails(db, call)),
    command(db, calls.declarePayment, declarePayment),
    command(db, calls.withdrawDeclaration, withdrawDeclaration),
    route(calls.listDeclarations, (call) => listDeclarations(db, call)),
    route(calls.listOwnReceipts, (call) => listOwnReceipts(db, call)),
    route(calls.showOwnReceipt, (call) => showOwnReceipt(db, call)),
    route(calls.linkReceipt, (call) => linkReceipt(deps, call)),
    route(calls.linkSlip, (call) => linkSlip(deps, call)),
    route(desk.listReceipts, (call) => listReceipts(db, call)),
    route(desk.showReceipt, (call) => showReceipt(db, call)),
    route(suggestions.suggestMatches, (call) => suggestMatches(db, call)),
    route(desk.showReceiptSlip, (call) => openReceiptSlip(deps, call)),
    staffCommand(db, desk.recordReceipt, recordReceipt),
    staffCommand(db, desk.matchReceipt, matchReceipt),
    staffCommand(db, desk.allocateReceipt, allocateReceipt),
    staffCommand(db, desk.reverseReceipt, reverseReceipt),
    route(bank.listBankAccounts, () => listBankAccounts(db)),
    staffCommand(db, bank.addBankAccount, addBankAccount),
    staffCommand(db, bank.uploadBankFile, uploadBankFile),
    route(bank.previewBankFile, (call) => previewBankFile(db, call)),
    staffCommand(db, bank.importBankFile, importBankFile),
    route(bank.listBankLines, (call) => listBankLines(db, call)),
    staffCommand(db, bank.addBankRule, addBankRule),
    staffCommand(db, bank.endBankRule, endBankRule),
    route(bankLines.showBankLine, (call) => showBankLine(db, call)),
    staffCommand(db, bankLines.returnReceipt, returnReceipt),
    staffCommand(db, bankLines.settlePayBack, settlePayBack),
    staffCommand(db, bankLines.settleBankLine, settleBankLine),
    staffCommand(db, bankLines.reopenBankLine, reopenBankLine),
    route(desk.listAllDeclarations, (call) => listAllDeclarations(db, call)),
    route(desk.showSlip, (call) => showSlip(deps, call)),
    staffCommand(db, desk.refuseDeclaration, refuseDeclaration),
    staffCommand(db, desk.askPayBack, askPayBack),
    route(desk.listPayBacks, (call) => listPayBacks(db, call)),
    staffCommand(db, desk.decidePayBack, decidePayBack),
  ];
}
