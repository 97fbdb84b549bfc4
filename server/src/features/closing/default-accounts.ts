import type { AccountKind } from '../../domain/ledger/lines.ts';

/** Code and name of an account in a company's bookkeeping. */
export interface AccountCode {
  code: string;
  name: string;
}

type Chart = Readonly<Record<AccountKind, AccountCode>>;

/** Codes of the Chinese enterprise accounting standards, with subaccounts of four plus two digits. */
const chinese: Chart = {
  bank_clearing: { code: '1002', name: '银行存款' },
  receivable: { code: '1122', name: '应收账款' },
  withholding_receivable: { code: '122101', name: '其他应收款-预扣税' },
  deposit: { code: '2203', name: '预收账款' },
  order_hold: { code: '2205', name: '合同负债' },
  payable: { code: '2202', name: '应付账款' },
  tax_payable: { code: '222101', name: '应交税费-应交增值税' },
  sales: { code: '6001', name: '主营业务收入' },
  sales_returns: { code: '600102', name: '主营业务收入-销售折让' },
  penalty_income: { code: '6051', name: '其他业务收入-取消费' },
  cost_of_sales: { code: '6401', name: '主营业务成本' },
  bank_charges: { code: '660301', name: '财务费用-手续费' },
  fx_difference: { code: '660302', name: '财务费用-汇兑损益' },
  bad_debt: { code: '6702', name: '信用减值损失' },
};

/** Five-digit codes by class, as Thai small companies number them; also for other countries. */
const thai: Chart = {
  bank_clearing: { code: '11120', name: 'Bank' },
  receivable: { code: '11310', name: 'Trade receivables' },
  withholding_receivable: { code: '11610', name: 'Withholding tax receivable' },
  deposit: { code: '21610', name: 'Advances from customers' },
  order_hold: { code: '21620', name: 'Deferred revenue' },
  payable: { code: '21210', name: 'Trade payables' },
  tax_payable: { code: '21910', name: 'Output VAT' },
  sales: { code: '41110', name: 'Service income' },
  sales_returns: { code: '41210', name: 'Sales allowances' },
  penalty_income: { code: '42110', name: 'Cancellation fee income' },
  cost_of_sales: { code: '51110', name: 'Cost of services' },
  bank_charges: { code: '54110', name: 'Bank charges' },
  fx_difference: { code: '54210', name: 'Exchange gain or loss' },
  bad_debt: { code: '53910', name: 'Bad debts' },
};

/** Default code and name of an account for companies of a country, ISO 3166-1 alpha-2. */
export function defaultAccount(country: string, account: AccountKind): AccountCode {
  return (country === 'CN' ? chinese : thai)[account];
}
