import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** State of a page without permission; names who can grant access. */
export function ForbiddenState(props: StatePanelProps) {
  return <StatePanel {...props} drawing={closedGate} role="status" />;
}

/** The gate of the empty state, closed. */
const closedGate = (
  <>
    <path className="fill-teal-soft stroke-teal" strokeWidth="1.5" d="M48 84V44a32 32 0 0 1 64 0v40z" />
    <path
      className="fill-surface stroke-teal"
      strokeWidth="1.5"
      d="M62 84V50a18 18 0 0 1 36 0v34zM80 32v52"
    />
    <circle cx="75" cy="60" r="2.5" className="fill-saffron" />
    <circle cx="85" cy="60" r="2.5" className="fill-saffron" />
  </>
);
