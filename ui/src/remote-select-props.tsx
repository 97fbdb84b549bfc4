import type { ReactNode } from 'react';
import type { FieldControl } from './field.tsx';
import type { RemotePage, RemoteQuestion } from './use-remote-options.tsx';

export interface RemoteSelectProps<Option> {
  /** Accessible name of the panel, and of the control if there is no `Field` label. */
  label: string;
  /** Label of the chosen option in the closed control; undefined if none is chosen. */
  chosen: string | undefined;
  placeholder?: string | undefined;
  /** Loads one page of the options that match a search; throws on failure. */
  load: (question: RemoteQuestion) => Promise<RemotePage<Option>>;
  optionKey: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  isChosen: (option: Option) => boolean;
  onPick: (option: Option) => void;
  words: RemoteSelectWords;
  control?: FieldControl | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export interface RemoteSelectWords {
  search: string;
  close: string;
  loading: string;
  none: string;
  failed: string;
  retry: string;
  results: (total: number) => string;
}
