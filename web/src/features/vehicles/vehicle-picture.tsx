import type { Body } from '@serai/contract/vehicles';
import { classNames } from '@serai/ui/class-names';
import { useId } from 'react';
import { DuskGround } from './dusk-ground.tsx';
import { type Outline, outlines } from './outlines.ts';

export interface VehiclePictureProps {
  body: Body;
  /** Varies the ground and the paint; the same seed gives the same picture. */
  seed: number;
  className?: string;
}

/** A vehicle from the side at dusk, drawn. Decorative: the model's name stands beside it. */
export function VehiclePicture({ body, seed, className }: VehiclePictureProps) {
  const outline = outlines[body];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block', className)}
    >
      <DuskGround seed={seed} />
      <ellipse cx="160" cy="170" rx={outline.length / 2 + 6} ry="6" className="fill-ink-deep" opacity="0.9" />
      <Coachwork outline={outline} paint={paints[Math.abs(seed) % paints.length] ?? paints[0]} />
      {outline.wheels.map((x) => (
        <Wheel key={x} x={x} radius={outline.radius} />
      ))}
    </svg>
  );
}

/** Cream and silver: no paint shouts beside the prices, and both stand out by day and by night. */
const paints = ['fill-on-ink', 'fill-on-ink-muted'] as const;

function Coachwork({ outline, paint }: { outline: Outline; paint: string }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={outline.shell} />
      </clipPath>
      <path d={outline.shell} className={paint} />
      <g clipPath={`url(#${clip})`}>
        <rect x="0" y={outline.waist} width="320" height="100" className="fill-ink" opacity="0.1" />
        <rect x="0" y="140" width="320" height="30" className="fill-ink-deep" opacity="0.42" />
        {outline.wheels.map((x) => (
          <circle
            key={x}
            cx={x}
            cy={groundY - outline.radius}
            r={outline.radius + 4}
            className="fill-ink-deep"
          />
        ))}
        <path d={outline.lamp} className="fill-saffron" />
        <path d={outline.tail} className="fill-lacquer" />
      </g>
      <path d={outline.glass} className="fill-ink-deep" opacity="0.88" />
      <path d={outline.seams} className="fill-none stroke-ink-deep" strokeWidth="1.4" opacity="0.5" />
      <path
        d={outline.handles}
        className="fill-none stroke-ink-deep"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.6"
      />
    </>
  );
}

function Wheel({ x, radius }: { x: number; radius: number }) {
  const y = groundY - radius;
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-ink-deep" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className="fill-none stroke-on-ink-muted"
        strokeWidth="1"
        opacity="0.35"
      />
      <circle cx={x} cy={y} r={radius * 0.58} className="fill-on-ink-muted" />
      <circle
        cx={x}
        cy={y}
        r={radius * 0.44}
        className="fill-none stroke-ink"
        strokeWidth="1.5"
        opacity="0.6"
      />
      <circle cx={x} cy={y} r={radius * 0.16} className="fill-ink-deep" />
    </>
  );
}

/** Where the wheels stand. */
const groundY = 170;
