import type source from '../../zh/pages/wallet.ts';

const wallet: Record<keyof typeof source, string> = {
  balance: 'Deposit balance',
  creditLeft: 'Credit left',
  creditLimit: 'Credit limit',
  creditUsed: 'Credit used',
  creditBar: '{used} of {limit} credit used',
  creditNone: 'No credit granted yet',
  creditNoneHelp: 'Once your company is verified, ask support for credit.',
  notVerified: 'Your company is not verified yet: you can pay from the deposit only',
  alert40: 'Less than 40% of your credit is left',
  alert20: 'Less than 20% of your credit is left; please settle your bills soon',
  alert0: 'Your credit is used up; please pay new orders from the deposit',
};

export default wallet;
