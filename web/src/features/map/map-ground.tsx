import { memo } from 'react';
import { type Box, isFree } from './lay-out-labels.ts';
import type { FlatPoint } from './map-view.ts';

/** A district or landmark in pixels of the scaled map. */
export interface GroundPlace extends FlatPoint {
  id: number;
  kind: 'district' | 'landmark';
  name: string;
}

export interface MapGroundProps {
  places: readonly GroundPlace[];
  /** Boxes of the labels, which names do not cover. */
  taken: readonly Box[];
}

/** Soft areas around the centres of districts, and the names of districts and landmarks; drawn, not read out. */
export const MapGround = memo(Ground);

function Ground({ places, taken }: MapGroundProps) {
  const districts = places.filter(({ kind }) => kind === 'district');
  return (
    <>
      {districts.map((place) => (
        <circle
          key={place.id}
          cx={place.x}
          cy={place.y}
          r={radiusOf(place, districts)}
          className="fill-teal-soft opacity-60"
        />
      ))}
      {namesOf(places, taken).map(({ place, x, y, isNamed }) =>
        place.kind === 'district' ? (
          isNamed && (
            <text
              key={place.id}
              x={x}
              y={y}
              textAnchor="middle"
              className="fill-muted text-caption font-strong"
            >
              {place.name}
            </text>
          )
        ) : (
          <g key={place.id}>
            <path
              d={`M${place.x} ${place.y - 5}l5 9h-10z`}
              className="fill-surface stroke-teal"
              strokeWidth="1.5"
            />
            {isNamed && (
              <text x={x} y={y} className="fill-teal text-caption">
                {place.name}
              </text>
            )}
          </g>
        ),
      )}
    </>
  );
}

/** Half of the way to the next district, so that the areas do not overlap much. */
function radiusOf({ id, x, y }: GroundPlace, districts: readonly GroundPlace[]): number {
  const ways = districts.flatMap((other) => (other.id === id ? [] : [Math.hypot(other.x - x, other.y - y)]));
  return ways.length === 0 ? 90 : Math.max(Math.min(...ways) * 0.55, 24);
}

interface PlacedName {
  place: GroundPlace;
  /** Start of the text on its base line; its middle for a district. */
  x: number;
  y: number;
  /** False if there is no space for the name. */
  isNamed: boolean;
}

/** Height of a name, the rise of its base line above the bottom, and its distance from a landmark's mark. */
const nameSize = { height: 18, rise: 5, away: 9 };

/** Landmarks are named first: agents and guests look for them. */
function namesOf(places: readonly GroundPlace[], taken: readonly Box[]): PlacedName[] {
  const boxes = [...taken];
  const inOrder = [...places].sort((a, b) => Number(a.kind === 'district') - Number(b.kind === 'district'));
  return inOrder.map((place) => {
    const width = widthOf(place.name);
    const { height, rise, away } = nameSize;
    const top = place.y - height / 2;
    const size = { top, width, height };
    const choices: Box[] =
      place.kind === 'district'
        ? [{ left: place.x - width / 2, ...size }]
        : [
            { left: place.x + away, ...size },
            { left: place.x - away - width, ...size },
          ];
    const box = choices.find((choice) => isFree(choice, boxes));
    const used = box ?? choices[0]!;
    if (box) boxes.push(box);
    return {
      place,
      x: place.kind === 'district' ? place.x : used.left,
      y: used.top + height - rise,
      isNamed: box !== undefined,
    };
  });
}

/** Estimated width of a name: a Chinese character is as wide as the type size, a Latin one about half. */
function widthOf(name: string): number {
  return [...name].reduce((width, sign) => width + (sign.charCodeAt(0) > 0x2e80 ? 13 : 7.4), 0);
}
