import type { ReactNode } from 'react';

export interface StatePanelProps {
  title: ReactNode;
  /** Explanation and next step. */
  children?: ReactNode | undefined;
  /** Buttons or links. */
  actions?: ReactNode | undefined;
  /** `h1` if it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Shared frame of the empty, error and forbidden states. */
export function StatePanel(props: StatePanelProps & { drawing: ReactNode; role?: 'alert' | 'status' }) {
  const { drawing, title, children, actions, heading: Heading = 'h2', role } = props;
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <svg aria-hidden="true" viewBox="0 0 160 96" width="160" height="96" fill="none" className="mb-6">
        <path className="stroke-line-strong" strokeWidth="1.5" d="M8 84h144" />
        {drawing}
      </svg>
      <Heading className="text-lead font-strong">{title}</Heading>
      {children && <div className="mt-2 text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
