import type { ReactNode } from 'react';
import type { FieldControl } from './field.tsx';
import type { RemotePage, RemoteQuestion } from './use-remote-options.tsx';

export interface RemoteSelectProps<Option> {
  /** Names the panel, and the control where no `Field` label does. */
  label: string;
  /** Label of the chosen option in the closed control; undefined if none is chosen. */
  chosen: string | undefined;
  placeholder?: string | undefined;
  /** Answers with one page of the options that a search finds; throws when they cannot be had. */
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
