import type { DispatchStatus } from '@serai/contract/vehicles/vehicles';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Progress of a ride, as a line of steps from assigned to finished. */
export function RideSteps({ status, label }: { status: DispatchStatus; label: string }) {
  const t = usePhrases('vehicle-terms');
  // An unassigned ride is before the first step.
  const reached = status === 'unassigned' ? -1 : steps.indexOf(status);
  return (
    <ol aria-label={label} className="grid grid-cols-5">
      {steps.map((step, at) => {
        const done = at <= reached;
        return (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className="relative flex min-w-0 flex-col items-center gap-1 px-0.5 text-center"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-2.5 right-1/2 left-[-50%] mx-3 h-px',
                  done ? 'bg-jade' : 'bg-line-strong/50',
                )}
              />
            )}
            <span
              className={classNames(
                'relative flex size-5 items-center justify-center rounded-full border',
                done ? 'border-jade bg-jade-soft text-jade' : 'border-line-strong bg-surface',
              )}
            >
              {done && <Icon name="check" size={12} />}
            </span>
            <span
              className={classNames(
                'text-caption leading-tight',
                at === reached ? 'font-strong' : 'text-muted',
              )}
            >
              {t(`dispatch_${step}`)}
              {done && <span className="sr-only"> {t('stepDone')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const steps: readonly Exclude<DispatchStatus, 'unassigned'>[] = [
  'assigned',
  'en_route',
  'on_location',
  'on_board',
  'finished',
];
