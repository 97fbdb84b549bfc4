import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { readMapTiles } from '../../platform/api/service-addresses.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Label, layOutLabels } from './lay-out-labels.ts';
import { MapButtons, MapCredit, ScaleBar } from './map-frame-parts.tsx';
import { MapGround } from './map-ground.tsx';
import { MapLabels, type NamedPoint } from './map-labels.tsx';
import { MapTiles } from './map-tiles.tsx';
import {
  type FlatPoint,
  fitView,
  isClosest,
  type MapView,
  type Position,
  panView,
  projectAround,
  zoomView,
} from './map-view.ts';
import { useFrameSize } from './use-frame-size.ts';
import { useMapGestures, zoomStep } from './use-map-gestures.ts';

/** A point with a label, in the order of importance. */
export interface MapPoint extends Position, NamedPoint {}

export interface MapPlace extends Position {
  id: number;
  kind: 'district' | 'landmark';
  name: string;
}

export interface CityMapProps {
  /** Accessible name. */
  label: string;
  points: readonly MapPoint[];
  places: readonly MapPlace[];
  /** Point to highlight, e.g. the row under the pointer. */
  marked?: number | null;
  onMark?: (id: number | null) => void;
  /** Selected points: several if their labels share a place. */
  chosen?: readonly number[];
  onChoose?: (ids: readonly number[]) => void;
  /** Part of a longer page: the wheel and one finger scroll the page. The first view shows the places, too. */
  inPage?: boolean;
  /** At the bottom of the map: facts of the selected points. */
  children?: ReactNode;
}

const margin = 56;
const none: readonly number[] = [];

/**
 * A map of a city with labelled points: on tiles if the site has a source of tiles, otherwise drawn from coordinates with
 * districts and landmarks, without requests to others. Points without space for their label join a label with their
 * number. Loads late: needs the phrases 'city-map'.
 */
export function CityMap(props: CityMapProps) {
  const { label, points, places, marked = null, onMark, chosen = none, onChoose, inPage = false } = props;
  const t = usePhrases('city-map');
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  // Drawn instead if the source of the tiles does not answer.
  const [tiles, setTiles] = useState(readMapTiles);
  const [moved, setMoved] = useState<MapView | null>(null);
  const flat = useMemo(() => flatten(points, places), [points, places]);
  const shown = inPage ? [...flat.points, ...flat.places] : flat.points;
  const fitted = size && fitView(shown, size, margin);
  const view = moved ?? fitted;
  const change = (next: (view: MapView) => MapView) => view && setMoved((now) => next(now ?? view));
  const zoom = (factor: number, at?: FlatPoint) => change((now) => zoomView(now, factor, at));
  const gestures = useMapGestures({
    frame,
    inPage,
    pan: (dx, dy) => change((now) => panView(now, dx, dy)),
    zoom,
    fit: () => setMoved(null),
  });

  /** Zooms to the points of a label if that can part them, otherwise selects all of them. */
  function pick({ ids }: Label) {
    if (ids.length === 1 || !view || !size) return onChoose?.(ids);
    const own = flat.points.filter((point) => ids.includes(point.id));
    const closer = fitView(own, size, margin * 2);
    if (isClosest(view) || closer.pxPerKm < view.pxPerKm * 1.1) return onChoose?.(ids);
    setMoved(closer);
  }

  return (
    <div className="relative h-full overflow-clip bg-paper">
      {/* biome-ignore lint/a11y/useSemanticElements: a map is no group of form fields */}
      <div
        ref={frame}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        className={`absolute inset-0 cursor-grab select-none overflow-clip -outline-offset-2 active:cursor-grabbing ${inPage ? 'touch-pan-y' : 'touch-none'}`}
        {...gestures}
      >
        <p id={`${id}-keys`} className="sr-only">
          {t('keys')}
        </p>
        {view && size && (
          <Drawing
            view={view}
            points={points}
            flat={flat}
            marked={marked}
            chosen={chosen}
            size={size}
            tilesUrl={tiles?.url ?? null}
            onBrokenTiles={() => setTiles(null)}
            onMark={(point) => onMark?.(point)}
            onPick={pick}
            onReveal={(x, y) => change((now) => ({ ...now, x, y }))}
          />
        )}
      </div>
      {view && (
        <>
          <ScaleBar pxPerKm={view.pxPerKm} />
          {tiles?.credit && <MapCredit words={tiles.credit} />}
          <MapButtons
            isClosest={isClosest(view)}
            onZoom={(direction) => zoom(zoomStep ** direction)}
            onFit={() => setMoved(null)}
          />
        </>
      )}
      {props.children}
    </div>
  );
}

interface Flat {
  /** The position at 0, 0. */
  origin: Position;
  points: (FlatPoint & { id: number; text: string })[];
  places: (FlatPoint & Pick<MapPlace, 'id' | 'kind' | 'name'>)[];
}

/** Projects everything around the first point. */
function flatten(points: readonly MapPoint[], places: readonly MapPlace[]): Flat {
  const origin = points[0] ?? places[0] ?? { latitude: 0, longitude: 0 };
  const project = projectAround(origin);
  return {
    origin,
    points: points.map((point) => ({ ...project(point), id: point.id, text: point.label || point.name })),
    places: places.map(({ id, kind, name, ...position }) => ({ ...project(position), id, kind, name })),
  };
}

interface DrawingProps {
  view: MapView;
  points: readonly MapPoint[];
  flat: Flat;
  marked: number | null;
  chosen: readonly number[];
  size: { width: number; height: number };
  /** Null: the ground is drawn. */
  tilesUrl: string | null;
  onBrokenTiles: () => void;
  onMark: (id: number | null) => void;
  onPick: (label: Label) => void;
  /** Centres the map on a flat point. */
  onReveal: (x: number, y: number) => void;
}

/** Ground, dots and labels. Their places depend on the scale; dragging only moves all of them together. */
function Drawing(props: DrawingProps) {
  const { view, points, flat, marked, chosen, size, tilesUrl, onMark, onPick, onReveal } = props;
  const { pxPerKm } = view;
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const labels = useMemo(
    () =>
      layOutLabels(
        flat.points.map(({ id, x, y, text }) => ({
          id,
          x: x * pxPerKm,
          y: y * pxPerKm,
          width: labelWidth(text),
        })),
      ),
    [flat, pxPerKm],
  );
  const taken = useMemo(() => labels.map(({ box }) => box), [labels]);
  const ground = useMemo(
    () => flat.places.map((place) => ({ ...place, x: place.x * pxPerKm, y: place.y * pxPerKm })),
    [flat, pxPerKm],
  );
  const landmarks = useMemo(() => ground.filter(({ kind }) => kind === 'landmark'), [ground]);
  const dots = flat.points.map(({ id, x, y }) => ({ id, x: x * pxPerKm, y: y * pxPerKm }));
  const shift = { x: size.width / 2 - view.x * pxPerKm, y: size.height / 2 - view.y * pxPerKm };
  return (
    <>
      {tilesUrl !== null && (
        <div
          aria-hidden="true"
          className="absolute top-0 left-0"
          style={{ transform: `translate(${shift.x}px, ${shift.y}px)` }}
        >
          <MapTiles
            url={tilesUrl}
            origin={flat.origin}
            view={view}
            size={size}
            onBroken={props.onBrokenTiles}
          />
        </div>
      )}
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <g transform={`translate(${shift.x} ${shift.y})`}>
          {/* Tiles show districts themselves; names need an edge on them. */}
          <g
            className={
              tilesUrl === null
                ? undefined
                : '[&_text]:stroke-surface [&_text]:stroke-[3px] [&_text]:[paint-order:stroke]'
            }
          >
            <MapGround places={tilesUrl === null ? ground : landmarks} taken={taken} />
          </g>
          {dots.map(({ id, x, y }) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={id === marked || chosen.includes(id) ? 5 : 3.5}
              strokeWidth="1.5"
              className="fill-teal stroke-surface"
            />
          ))}
        </g>
      </svg>
      <div className="absolute top-0 left-0" style={{ transform: `translate(${shift.x}px, ${shift.y}px)` }}>
        <MapLabels
          labels={labels}
          points={byId}
          marked={marked}
          chosen={chosen}
          size={size}
          place={({ x, y }) => ({ x: x - view.x * pxPerKm, y: y - view.y * pxPerKm })}
          onMark={onMark}
          onPick={onPick}
          onReveal={({ x, y }) => onReveal(x / pxPerKm, y / pxPerKm)}
        />
      </div>
    </>
  );
}

/** Width of a label in pixels: digits are narrower than Chinese characters. */
function labelWidth(text: string): number {
  const width = [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e80 ? 13.5 : 7.8), 18);
  return Math.min(Math.round(width), 220);
}
