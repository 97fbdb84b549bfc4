import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useId, useState } from 'react';

interface PhoneFoldProps {
  title: string;
  heading?: 'h2' | 'h3';
  className: string;
  children: ReactNode;
}

/** A part of an order's page that is folded on a phone until its heading is pressed; otherwise, and in print, it is open. */
export function PhoneFold({ title, heading: Heading = 'h2', className, children }: PhoneFoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={className}>
      <Heading className={classNames('font-strong', Heading === 'h2' && 'text-lead')}>
        <span className="max-md:hidden print:inline">{title}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="not-printed -my-2 flex w-full items-center justify-between gap-4 py-2 text-left md:hidden"
        >
          {title}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      </Heading>
      <div id={id} className={classNames(open ? 'mt-4' : 'max-md:hidden md:mt-4', 'print:mt-4 print:block')}>
        {children}
      </div>
    </section>
  );
}

/** A card that is folded on a phone. */
export function PhoneFoldedCard({ title, children }: Pick<PhoneFoldProps, 'title' | 'children'>) {
  return (
    <PhoneFold title={title} className="rounded-card border border-line bg-surface p-4 md:p-6">
      {children}
    </PhoneFold>
  );
}
