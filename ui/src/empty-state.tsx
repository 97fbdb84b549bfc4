import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** State of an empty page or list; explains how to fill it. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} drawing={arch} role="status" />;
}

/** Drawing: an open gate at dusk, without people. */
const arch = (
  <>
    <path className="fill-teal-soft stroke-teal" strokeWidth="1.5" d="M48 84V44a32 32 0 0 1 64 0v40z" />
    <path className="fill-surface stroke-teal" strokeWidth="1.5" d="M62 84V50a18 18 0 0 1 36 0v34z" />
    <circle cx="80" cy="62" r="7" className="fill-saffron" />
    <path className="stroke-teal" strokeWidth="1.5" d="M20 84c2-10 6-15 12-15M140 84c-1-7-4-11-9-12" />
  </>
);
