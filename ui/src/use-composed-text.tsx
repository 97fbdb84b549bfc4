import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from 'react';

export interface ComposedText {
  /** For the field: what it shows, and how it tells of changes. */
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  };
  /** Forgets what is being composed: something else has taken its place. */
  drop: () => void;
}

/**
 * Text of a field into which an input method may write. Letters that are still being composed ("yang'guang") are shown
 * and stay here; `onText` hears of the words they become, once, and of nothing when the composition is called off.
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
 * Whether a key belongs to the input method: it chooses among its words, moves in their list, or ends it. Safari tells
 * of the Enter that ends a composition only after its end, by the code of a key that was taken.
 */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
