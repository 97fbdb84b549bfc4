import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';

export interface TimelineStep {
  key: string;
  title: ReactNode;
  /** Time and person. */
  detail?: ReactNode | undefined;
  /** `done` has happened, `next` comes next, `later` may come, `stopped` ended the process. */
  state: 'done' | 'next' | 'later' | 'stopped';
}

/** A process, step by step. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li key={step.key} className="relative flex gap-3 pb-5 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute top-6 bottom-0 left-[11px] w-px bg-line-strong/50" />
          )}
          <span
            className={classNames(
              'mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border',
              marks[step.state],
            )}
          >
            {step.state === 'done' && <Icon name="check" size={14} />}
            {step.state === 'stopped' && <Icon name="close" size={14} />}
            {step.state === 'next' && <span className="size-2 rounded-full bg-saffron" />}
          </span>
          <div className={classNames('min-w-0', step.state === 'later' && 'text-muted')}>
            <div className={step.state === 'later' ? undefined : 'font-strong'}>{step.title}</div>
            {step.detail && <div className="text-caption text-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const marks = {
  done: 'border-jade bg-jade-soft text-jade',
  next: 'border-saffron bg-amber-soft',
  later: 'border-line-strong bg-surface',
  stopped: 'border-lacquer bg-lacquer-soft text-lacquer',
};
