import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from 'react';

export interface ComposedText {
  /** Props for the field: its text and change handler. */
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
  /** Drops the text being composed, because another value replaces it. */
  drop: () => void;
}

/**
 * Text of a field with support for input methods. Letters that are still being composed ("yang'guang") are only
 * shown; `onText` gets the resulting words, once, and nothing if the composition is cancelled.
 */
export function useComposedText(
  text: string,
  onText: (text: string, field: HTMLInputElement) => void,
): ComposedText {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (field: HTMLInputElement) => {
    setDraft(null);
    if (field.value !== text) onText(field.value, field);
  };
  return {
    field: {
      value: draft ?? text,
      onChange: ({ target, nativeEvent }) => {
        if ((nativeEvent as InputEvent).isComposing) setDraft(target.value);
        else settle(target);
      },
      onCompositionEnd: (event) => settle(event.currentTarget),
    },
    drop: () => setDraft(null),
  };
}

/**
 * Whether a key belongs to the input method: it selects, moves in the list or ends the composition. Safari reports
 * the Enter that ends a composition only afterwards, with the key code of a handled key.
 */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
