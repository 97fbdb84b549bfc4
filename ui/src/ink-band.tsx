import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

interface InkBandProps {
  title: string;
  lead: ReactNode;
  /** The following content overlaps its lower edge. */
  overlapped?: boolean;
}

/** Header of a page about the seller: a title in front of an arcade at dusk, with one lamp lit. */
export function InkBand({ title, lead, overlapped = false }: InkBandProps) {
  return (
    <div className="on-ink not-printed relative overflow-hidden bg-ink text-on-ink">
      <Arcade />
      <div
        className={classNames(
          'relative mx-auto max-w-7xl px-4 pt-12 md:px-8 md:pt-16',
          overlapped ? 'pb-24' : 'pb-12 md:pb-16',
        )}
      >
        <h1 className="max-w-2xl text-display font-strong text-balance">{title}</h1>
        <p className="mt-3 max-w-xl text-lead text-pretty text-on-ink-muted">{lead}</p>
      </div>
    </div>
  );
}

/** Shown if there is room beside the text. */
function Arcade() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 720 260"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute right-0 bottom-0 hidden h-full w-1/2 lg:block"
    >
      <circle cx="560" cy="120" r="64" className="fill-saffron" opacity="0.16" />
      <path
        d="M0 260c70-44 150-72 240-58s150 4 240-24 170-18 240 4v78z"
        className="fill-ink-deep"
        opacity="0.4"
      />
      {bays.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M0 260V104h120v156z" className="fill-ink-deep" opacity="0.72" />
          <path d="M20 260v-84c0-26 20-36 40-50 20 14 40 24 40 50v84z" className="fill-ink" />
          <path
            d="M20 260v-84c0-26 20-36 40-50 20 14 40 24 40 50v84"
            className="fill-transparent stroke-on-ink-muted"
            strokeWidth="1.2"
            opacity="0.35"
          />
        </g>
      ))}
      <path d="M180 96h480v10H180z" className="fill-ink-deep" opacity="0.9" />
      <path d="M480 126v34" className="stroke-on-ink-muted" strokeWidth="1.2" opacity="0.6" />
      <path d="M473 160h14l3 20h-20z" className="fill-saffron" />
      <circle cx="480" cy="172" r="30" className="fill-saffron" opacity="0.18" />
    </svg>
  );
}

const bays = [180, 300, 420, 540];
