import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.tsx';
import { ScrollStrip } from './scroll-strip.tsx';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** After the label, e.g. the number of orders. */
  count?: number | string | undefined;
}

export interface TabsProps<Value extends string> {
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Panel of the selected tab. */
  children?: ReactNode | undefined;
  className?: string | undefined;
}

/** Tabs with arrow keys; only the selected one is in the tab order. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onChange,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move(step: number) {
    const index = items.findIndex((item) => item.value === value);
    const next = items[(index + step + items.length) % items.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  }
  return (
    <div className={className}>
      <ScrollStrip>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex w-max min-w-full gap-6 border-b border-line"
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              data-value={item.value}
              aria-selected={item.value === value}
              aria-controls={children ? `${id}-panel` : undefined}
              tabIndex={item.value === value ? 0 : -1}
              onClick={() => onChange(item.value)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowRight') move(1);
                else if (event.key === 'ArrowLeft') move(-1);
              }}
              className={classNames(
                'h-12 shrink-0 border-b-2 whitespace-nowrap transition-colors duration-150 -outline-offset-2',
                item.value === value
                  ? 'border-teal font-strong text-teal'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="figures ml-2 text-caption text-muted">{item.count}</span>
              )}
            </button>
          ))}
        </div>
      </ScrollStrip>
      {children && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-4">
          {children}
        </div>
      )}
    </div>
  );
}
