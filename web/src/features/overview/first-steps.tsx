import type { showFirstSteps } from '@serai/contract/accounts/due';
import type { ReplyOf } from '@serai/contract/endpoint';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { StatusTag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { TextLink } from './text-link.tsx';

type Steps = NonNullable<ReplyOf<typeof showFirstSteps>['steps']>;

/** Four steps of a new agency to its first booking, and what works meanwhile. */
export function FirstSteps({ steps }: { steps: Steps }) {
  const t = usePhrases('overview');
  const may = useMay();
  const verified = steps.verification === 'verified';
  return (
    <Card title={t('stepsTitle')}>
      <ol className="grid gap-4">
        <Step number={1} done={steps.profile} title={t('stepProfile')} help={t('stepProfileHelp')}>
          <TextLink to={paths.profile()} words={t('stepProfileGo')} />
        </Step>
        <Step number={2} done={verified} title={t('stepVerify')} help={t(`verify_${steps.verification}`)}>
          <TextLink
            to={paths.profile()}
            words={t(steps.verification === 'asked' ? 'stepVerifyStatus' : 'stepVerifyGo')}
          />
        </Step>
        <Step number={3} done={steps.funds} title={t('stepFunds')} help={t('stepFundsHelp')}>
          {may('/user/account/balance', 'topUp') && <TextLink to={paths.topUp()} words={t('topUp')} />}
        </Step>
        <Step number={4} done={false} title={t('stepBook')} help={t('stepBookHelp')}>
          <TextLink to={paths.hotelList()} words={t('stepBookGo')} />
        </Step>
      </ol>
      <p className="mt-6 border-t border-line pt-4 text-caption text-muted">{t('stepsMeanwhile')}</p>
    </Card>
  );
}

interface StepProps {
  number: number;
  done: boolean;
  title: string;
  help: string;
  /** Link to the page of the step. */
  children: ReactNode;
}

function Step({ number, done, title, help, children }: StepProps) {
  const t = usePhrases('overview');
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-start gap-x-3">
      <span
        aria-hidden="true"
        className={
          done
            ? 'flex size-8 items-center justify-center rounded-full bg-jade-soft text-jade'
            : 'figures flex size-8 items-center justify-center rounded-full bg-sunken font-strong text-muted'
        }
      >
        {done ? <Icon name="check" size={18} /> : number}
      </span>
      <span>
        <span className="block font-strong">{title}</span>
        <span className="block text-caption text-muted">{help}</span>
      </span>
      {done ? <StatusTag tone="jade">{t('stepDone')}</StatusTag> : children}
    </li>
  );
}
