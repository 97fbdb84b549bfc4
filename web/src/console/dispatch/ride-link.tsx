import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { BoardRide } from './board.ts';

/** How the parts of the board open a ride. */
export interface RideChoice {
  chosenId: number | null;
  choose: (rideId: number) => void;
  /** Address of the board with a ride open, for a new tab. */
  hrefOf: (rideId: number) => string;
}

/** Link that opens a ride beside the board. */
export function RideLink(props: {
  ride: BoardRide;
  choice: RideChoice;
  className: string;
  /** Accessible name; default the content. */
  label?: string;
  style?: { left: string; width: string; top: string };
  children: ReactNode;
}) {
  const { ride, choice, className, label, style, children } = props;
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choice.choose(ride.id);
  }
  return (
    <Link
      to={choice.hrefOf(ride.id)}
      aria-current={choice.chosenId === ride.id || undefined}
      {...(label === undefined ? {} : { 'aria-label': label, title: label })}
      {...(style === undefined ? {} : { style })}
      className={className}
      onClick={open}
    >
      {children}
    </Link>
  );
}
