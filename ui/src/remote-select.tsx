import { useId } from 'react';
import { classNames } from './class-names.tsx';
import { Icon } from './icons.tsx';
import type { RemoteSelectProps } from './remote-select-props.tsx';
import { controlClass } from './text-input.tsx';
import { useLatePanel } from './use-late-panel.tsx';

/**
 * Selects one of many options on the server: a button opens a panel with a search field and an endless list. The
 * panel's code is loaded on first use.
 */
export function RemoteSelect<Option>(props: RemoteSelectProps<Option>) {
  const { label, chosen, placeholder = '', control, disabled, className } = props;
  const id = useId();
  const { module, panel, button } = useLatePanel(importPanel);
  return (
    <span className={classNames('relative block', className)}>
      <button
        {...control}
        {...button}
        // A combobox's text is its value; a button's text would be its name.
        role="combobox"
        aria-expanded={panel.open}
        aria-controls={id}
        aria-label={control ? undefined : label}
        disabled={disabled}
        className={classNames(controlClass, 'truncate pr-9 text-left')}
      >
        {chosen ?? <span className="text-muted">{placeholder}</span>}
      </button>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
      {module && panel.open && <module.RemoteSelectPanel {...props} {...panel} id={id} />}
    </span>
  );
}

const importPanel = () => import('./remote-select-panel.tsx');
