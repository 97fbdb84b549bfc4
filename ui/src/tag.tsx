import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type Tone = 'neutral' | 'teal' | 'jade' | 'amber' | 'lacquer';

/** A state as text, shape and colour: the shape distinguishes it without colour. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classNames(tagClass, tones[tone])}>
      <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10" className="shrink-0">
        {shapes[tone]}
      </svg>
      {children}
    </span>
  );
}

/** A state as shape and colour only, where there is no room for its text; `label` is for screen readers. */
export function StatusSign({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classNames('inline-flex shrink-0', signTones[tone])}>
      <svg aria-hidden="true" viewBox="0 0 12 12" width="10" height="10">
        {shapes[tone]}
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A fact in one or two words, e.g. “Breakfast included”. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(tagClass, tones[tone])}>{children}</span>;
}

const tagClass =
  'inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 text-caption leading-5 whitespace-nowrap';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted',
  teal: 'bg-teal-soft text-teal',
  jade: 'bg-jade-soft text-jade',
  amber: 'bg-amber-soft text-amber',
  lacquer: 'bg-lacquer-soft text-lacquer',
};

const signTones: Record<Tone, string> = {
  neutral: 'text-muted',
  teal: 'text-teal',
  jade: 'text-jade',
  amber: 'text-amber',
  lacquer: 'text-lacquer',
};

const shapes: Record<Tone, ReactNode> = {
  neutral: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="2" />,
  teal: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  jade: <path d="m2 6.5 2.8 3L10 3" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  amber: <path d="M6 1 11.5 11H.5z" fill="currentColor" />,
  lacquer: <path d="m2 2 8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="2.2" />,
};
