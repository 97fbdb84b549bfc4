/** A field of an action's form; it has the name of the server's field, so that a refusal is shown beside it. */
export interface AgencyField {
  name: string;
  label: string;
  hint?: string | undefined;
  /**
   * `money` is an amount in the form's currency, `day` a coming civil date and `pastDay` one until today. `line` is a
   * short text, `text` a longer one, `decimal` a positive number and `percent` a rate up to 100. `choice` is one of
   * `choices`.
   */
  kind: 'money' | 'day' | 'pastDay' | 'line' | 'text' | 'decimal' | 'percent' | 'choice';
  choices?: readonly { value: string; label: string }[];
  /** Text of the field at first. */
  initial?: string;
  isOptional?: boolean;
  minLength?: number;
  maxLength?: number;
}

/**
 * Values of the form; amounts in minor units, rates in hundredths of a percent. A field without a valid value is an
 * empty text.
 */
export type AgencyValues = Readonly<Record<string, string>>;
