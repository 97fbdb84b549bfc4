import type { OwnReceipt } from '@serai/contract/receipts/receipts';
import { rateText } from '../../domain/exchange.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import {
  paperColors as colors,
  paperFacts,
  paperHead,
  paperMargins,
  paperTitle,
} from '../../platform/pdf/paper-parts.ts';
import type { PdfDocument, PdfPart } from '../../platform/pdf/pdf-document.ts';
import type { Entity } from '../contracts/contracts.ts';

export interface PaperReceipt {
  receipt: OwnReceipt;
  agency: { name: string; tz: string };
  entity: Entity;
  now: Date;
}

/** Lays out the receipt of a bank transfer on A4: payer, amounts, and the use of the money. */
export function layOutReceipt(paper: PaperReceipt): PdfDocument {
  const { receipt, agency, entity, now } = paper;
  return {
    title: `收据 Receipt ${receipt.number}`,
    author: entity.name_zh,
    margins: paperMargins,
    now,
    content: [head(paper), facts(paper), sum(paper), ...uses(paper), issuer(entity)],
    foot: [],
    footLine: `${receipt.number} · 制作时间 Made ${zonedTimeText(now.getTime(), agency.tz)}`,
  };
}

function head({ receipt, entity }: PaperReceipt): PdfPart {
  const reversed = { bold: true, fontSize: 9, color: colors.amber, margin: [0, 6, 0, 0] };
  return paperHead({
    names: [...new Set([entity.name_zh, entity.name_en])],
    title: ['收据', 'Receipt'],
    side: [
      { text: '收据号 No.', fontSize: 8 },
      { text: receipt.number, noWrap: true, fontSize: 17, bold: true, color: '#ffffff' },
      { text: '到账日期 Received', fontSize: 8, margin: [0, 6, 0, 0] },
      { text: receipt.received_on, fontSize: 11 },
      ...(receipt.reversed_at === null ? [] : [{ text: '已冲回 Reversed', ...reversed }]),
    ],
  });
}

function facts({ receipt, agency }: PaperReceipt): PdfPart {
  const { gross, worth, rate, bank_charge, charge_to } = receipt;
  const other = rate && (rate.of === gross.currency ? worth.currency : gross.currency);
  const bears = charge_to === 'agency' ? '付款方承担 borne by the payer' : '收款方承担 borne by the seller';
  return paperFacts([
    ['收自', 'Received from', agency.name],
    ['付款人', 'Payer', receipt.payer],
    ['银行流水号', 'Bank reference', receipt.bank_reference],
    ['起息日', 'Value date', receipt.value_date],
    ['汇款金额', 'Transferred', formatMoney(gross)],
    ['银行手续费', 'Bank charge', bank_charge.amount === 0 ? '' : `${formatMoney(bank_charge)} · ${bears}`],
    ['汇率', 'Rate', rate ? rateText(rate, other!) : ''],
  ]);
}

function sum({ receipt }: PaperReceipt): PdfPart {
  const text = `入账金额 Amount credited  ${formatMoney(receipt.worth)}`;
  return { text, bold: true, fontSize: 13, alignment: 'right', color: colors.ink, margin: [0, 8, 0, 12] };
}

/** Use of the money: deposit, bills, and the unallocated part. */
function uses({ receipt }: PaperReceipt): PdfPart[] {
  const rows = [
    ...receipt.allocations.map(({ bill, amount }) => ({
      text: bill ? `账单 Bill ${bill.number}` : '预存款 Deposit',
      amount,
    })),
    ...(receipt.unallocated.amount > 0 ? [{ text: '待分配 Unallocated', amount: receipt.unallocated }] : []),
  ];
  if (rows.length === 0) return [];
  const body = rows.map(({ text, amount }) => [
    { text, fontSize: 9, color: colors.text },
    { text: formatMoney(amount), fontSize: 9, alignment: 'right', noWrap: true },
  ]);
  return [
    paperTitle('用途', 'Used for'),
    { table: { widths: ['*', 'auto'], body }, layout: 'rows', margin: [0, 0, 0, 12] },
  ];
}

function issuer({ tax_id, address, phone }: Entity): PdfPart {
  return paperFacts([
    ['收款方税号', 'Tax ID', tax_id],
    ['收款方地址', 'Address', address],
    ['收款方电话', 'Phone', phone],
  ]);
}
