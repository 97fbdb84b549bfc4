import { Icon, type IconName } from '@serai/ui/icons';
import { PolicyBar } from '@serai/ui/policy-bar';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The site's promises, with an example of the cancellation timeline. */
export function WhyUs() {
  const t = usePhrases('home');
  return (
    <section className="grid gap-8 pt-16 lg:grid-cols-[5fr_4fr] lg:gap-16">
      <div>
        <h2 className="text-title font-strong">{t('whyTitle')}</h2>
        <ul className="mt-6 grid gap-6 sm:grid-cols-2 sm:gap-8">
          <Reason icon="lock" title={t('whyPriceTitle')} text={t('whyPriceText')} />
          <Reason icon="clock" title={t('whyPolicyTitle')} text={t('whyPolicyText')} />
          <Reason icon="wallet" title={t('whyMoneyTitle')} text={t('whyMoneyText')} />
          <Reason icon="receipt" title={t('whyVoucherTitle')} text={t('whyVoucherText')} />
        </ul>
      </div>
      <ExamplePolicy />
    </section>
  );
}

function Reason({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} size={24} className="text-teal" />
      <h3 className="mt-2 font-strong">{title}</h3>
      <p className="mt-1 text-muted">{text}</p>
    </li>
  );
}

/** A stay: free until three days before, one night until the day before, then the full price. */
function ExamplePolicy() {
  const t = usePhrases('home');
  const day = 86_400_000;
  return (
    <figure className="self-center rounded-card border border-line bg-surface p-6">
      <figcaption className="mb-4 text-caption text-muted">{t('policyLabel')}</figcaption>
      <PolicyBar
        nowMs={0}
        startsAtMs={10 * day}
        words={{ label: t('policyLabel'), now: t('policyNow'), start: t('policyStart') }}
        stretches={[
          {
            kind: 'free',
            untilMs: 6.7 * day,
            fee: t('policyFree'),
            untilText: t('policyFreeUntil'),
            untilTextHere: t('policyFreeUntilHere'),
          },
          { kind: 'fee', untilMs: 9 * day, fee: t('policyFee'), untilText: t('policyFeeUntil') },
          { kind: 'full', untilMs: null, fee: t('policyFull') },
        ]}
      />
    </figure>
  );
}
