import { useId, useState } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';

export interface StarRatingProps {
  legend: string;
  /** From 1 to the number of labels; null if none is selected. */
  value: number | null;
  onChange: (stars: number) => void;
  /** Label of each rating, the worst first: “1 star, very poor”. */
  words: readonly string[];
}

/** Stars to select a rating: radio buttons underneath, so that arrow keys work and screen readers count them. */
export function StarRating({ legend, value, onChange, words }: StarRatingProps) {
  const id = useId();
  const [over, setOver] = useState<number | null>(null);
  const lit = over ?? value ?? 0;
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="flex" onPointerLeave={() => setOver(null)}>
        {words.map((word, index) => (
          <label
            key={word}
            title={word}
            onPointerEnter={() => setOver(index + 1)}
            className={classNames(
              'flex size-11 cursor-pointer items-center justify-center rounded-control outline-offset-0 outline-teal',
              'transition-colors duration-150 has-focus-visible:outline-2',
              index < lit ? 'text-saffron-strong' : 'text-line-strong',
            )}
          >
            <input
              type="radio"
              name={id}
              value={index + 1}
              checked={value === index + 1}
              aria-label={word}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <Icon name={index < lit ? 'star' : 'star-line'} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A given rating, of five stars. */
export function Stars({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="inline-flex">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={star <= count ? 'star' : 'star-line'}
          size={20}
          className={star <= count ? 'text-saffron-strong' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
