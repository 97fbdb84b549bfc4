import type { Picture as PictureShown } from '@serai/contract/files/pictures';
import type { Body } from '@serai/contract/vehicles/vehicles';
import { classNames } from '@serai/ui/class-names';
import { Picture } from '@serai/ui/picture';
import { useId } from 'react';
import { usePicture } from '../../platform/session/use-picture.ts';
import { type Outline, outlines } from './outlines.ts';

export interface VehiclePictureProps {
  picture: PictureShown | null;
  /** Side view used without a picture. */
  body: Body;
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string;
  className?: string;
}

/** Picture of a vehicle. Decorative: the model's name is beside it. */
export function VehiclePicture({ picture, body, sizes, className }: VehiclePictureProps) {
  const source = usePicture();
  return (
    <Picture
      source={source(picture)}
      alt=""
      sizes={sizes}
      neutral={<Side body={body} />}
      className={classNames('aspect-8/5', className)}
    />
  );
}

function Side({ body }: { body: Body }) {
  const outline = outlines[body];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      <rect y="146" width="320" height="54" className="fill-ink-deep" opacity="0.55" />
      <ellipse cx="160" cy="170" rx={outline.length / 2 + 6} ry="6" className="fill-ink-deep" opacity="0.9" />
      <Coachwork outline={outline} />
      {outline.wheels.map((x) => (
        <Wheel key={x} x={x} radius={outline.radius} />
      ))}
    </svg>
  );
}

function Coachwork({ outline }: { outline: Outline }) {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={outline.shell} />
      </clipPath>
      <path d={outline.shell} className="fill-on-ink" />
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

/** Ground line of the wheels. */
const groundY = 170;
