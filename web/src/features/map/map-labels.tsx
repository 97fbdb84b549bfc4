import { classNames } from '@serai/ui/class-names';
import { type KeyboardEvent, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type Label, labelBeyond, labelSize } from './lay-out-labels.ts';
import { type FlatPoint, type FrameSize, isInside } from './map-view.ts';

/** A point of the map with the text of its label. */
export interface NamedPoint {
  id: number;
  name: string;
  /** Short text on the map, such as a price; the name alone if empty. */
  label: string;
}

export interface MapLabelsProps {
  labels: readonly Label[];
  points: ReadonlyMap<number, NamedPoint>;
  /** Point under the pointer, in the map or beside it. */
  marked: number | null;
  chosen: readonly number[];
  /** Where a point of the scaled map is, in pixels from the centre of the frame. */
  place: (point: FlatPoint) => FlatPoint;
  size: FrameSize;
  onMark: (id: number | null) => void;
  onPick: (label: Label) => void;
  /** Moves the map so that a label is inside of the frame. */
  onReveal: (label: Label) => void;
}

/** Labels as buttons in the order of the list. They are one stop of the Tab key; arrow keys lead from one to the next. */
export function MapLabels(props: MapLabelsProps) {
  const { labels, points, marked, chosen, place, size, onMark, onPick, onReveal } = props;
  const t = usePhrases('city-map');
  const [stop, setStop] = useState<number | null>(null);
  const isShown = (label: Label) => isInside(place(label), size);
  const current =
    labels.find(({ ids }) => ids[0] === stop) ?? labels.find((label) => isShown(label)) ?? labels[0];
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = current && labelBeyond(labels, current, event.key);
    if (!next) return;
    event.preventDefault();
    onReveal(next);
    document.getElementById(idOf(next))?.focus({ preventScroll: true });
  }
  return (
    <ul aria-label={t('points')}>
      {labels.map((label) => {
        const [first = 0] = label.ids;
        const point = points.get(first)!;
        const isCluster = label.ids.length > 1;
        const isChosen = label.ids.some((id) => chosen.includes(id));
        const isMarked = marked !== null && label.ids.includes(marked);
        return (
          <li key={first}>
            <button
              id={idOf(label)}
              type="button"
              data-points={label.ids.join(' ')}
              data-marked={isMarked || undefined}
              tabIndex={label === current ? 0 : -1}
              aria-pressed={isChosen}
              aria-label={
                isCluster
                  ? t('cluster', { count: label.ids.length })
                  : [point.name, point.label].filter(Boolean).join(t('comma'))
              }
              title={isCluster ? undefined : point.name}
              className={classNames(
                'absolute flex items-center justify-center rounded-full border text-caption font-strong tabular-nums shadow-raised',
                'hover:z-10 focus-visible:z-10',
                isChosen
                  ? 'z-10 border-teal bg-teal text-surface'
                  : isMarked
                    ? 'z-10 border-teal bg-teal-soft text-teal'
                    : isCluster
                      ? 'border-ink bg-ink text-on-ink hover:border-teal'
                      : 'border-line-strong bg-surface text-text hover:border-teal hover:text-teal',
              )}
              style={{
                left: label.box.left,
                top: label.box.top,
                width: label.box.width,
                height: labelSize.height,
              }}
              onPointerEnter={() => onMark(first)}
              onPointerLeave={() => onMark(null)}
              onFocus={() => {
                setStop(first);
                onMark(first);
                if (!isShown(label)) onReveal(label);
              }}
              onBlur={() => onMark(null)}
              onKeyDown={onKeyDown}
              onClick={() => onPick(label)}
            >
              <span className="truncate px-2">
                {isCluster ? t('clusterShort', { count: label.ids.length }) : point.label || point.name}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const idOf = ({ ids }: Label) => `map-point-${ids[0]}`;
