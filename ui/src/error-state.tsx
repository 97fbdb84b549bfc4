import { StatePanel, type StatePanelProps } from './state-panel.tsx';

/** Error state: names the failure and its consequence, and offers a retry. */
export function ErrorState(props: StatePanelProps) {
  return <StatePanel {...props} drawing={brokenBridge} role="alert" />;
}

/** A bridge with a missing middle plank. */
const brokenBridge = (
  <>
    <path
      className="stroke-teal"
      strokeWidth="1.5"
      d="M16 56h50M94 56h50M28 56v28M50 56v28M110 56v28M132 56v28"
    />
    <path
      className="stroke-teal"
      strokeWidth="1.5"
      d="M16 44h46M98 44h46M28 44v12M50 44v12M110 44v12M132 44v12"
    />
    <path className="stroke-lacquer" strokeWidth="2" d="m72 66 14 6" />
    <path className="stroke-line-strong" strokeWidth="1.5" d="M66 90c4-3 8-3 12 0s8 3 12 0" />
  </>
);
