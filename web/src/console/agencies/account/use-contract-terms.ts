import { inLanguage } from '@serai/phrases/lang';
import type { Got } from '../../../platform/api/calls.ts';
import { useApp } from '../../../platform/app.tsx';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';

type Version = Got<'console/contract/list'>['list'][number];

/** A term of a contract in words. */
interface Term {
  key: string;
  name: string;
  value: string;
  /** False for author and reason of the version, which are no terms. */
  isTerm: boolean;
}

/** Returns a function that puts the terms of a contract version into words, always in the same order. */
export function useContractTerms(): (version: Version) => Term[] {
  const t = usePhrases('console-account');
  const money = useMoney();
  const { time } = useDates();
  const nameSeller = useSellerName();
  const nameGroup = useGroupName();
  const days = (count: number) => t('days', { count });
  return (version) => {
    const { temporary_limit: temporary, temporary_until: until, price_group_id: group } = version;
    const term = (key: string, name: string, value: string, isTerm = true) => ({ key, name, value, isTerm });
    return [
      term('seller', t('term_seller'), nameSeller(version.entity_id)),
      term('group', t('term_priceGroup'), group === null ? t('netPrice') : nameGroup(group)),
      term('credit', t('term_credit'), money.text(version.credit_limit)),
      term(
        'temporary',
        t('term_temporary'),
        temporary && until !== null
          ? t('untilTime', { sum: money.text(temporary), time: time(until).slice(0, 16) })
          : t('none'),
      ),
      term('cycle', t('term_cycle'), t(`cycle_${version.cycle}`)),
      term('due', t('term_dueDays'), days(version.due_days)),
      term('grace', t('term_grace'), days(version.grace_days)),
      term('tolerance', t('term_tolerance'), money.text(version.tolerance)),
      term('invoice', t('term_invoiceWhen'), t(`invoice_${version.invoice_when}`)),
      term('low', t('term_lowBalance'), money.text(version.low_balance)),
      term('by', t('term_madeBy'), version.made_by || '—', false),
      term('reason', t('term_reason'), version.reason || '—', false),
    ];
  };
}

function useSellerName(): (id: number) => string {
  const t = usePhrases('console-account');
  const { lang } = useApp();
  const mayRead = useMay()('/console/entity/view');
  const { data } = useRead('console/entity/list', {}, { enabled: mayRead });
  return (id) => {
    const seller = data?.list.find((each) => each.id === id);
    return seller ? inLanguage(lang, { zh: seller.name_zh, en: seller.name_en }) : t('numbered', { id });
  };
}

function useGroupName(): (id: number) => string {
  const t = usePhrases('console-account');
  const { data } = useRead('console/priceGroup/list', {});
  return (id) => data?.list.find((each) => each.id === id)?.name ?? t('numbered', { id });
}
