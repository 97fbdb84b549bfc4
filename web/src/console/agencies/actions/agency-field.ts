/** A required field of an action's form; it has the name of the server's field, so that a refusal is shown beside it. */
export interface AgencyField {
  name: string;
  label: string;
  hint?: string | undefined;
  /** `money` is an amount in the agency's currency, `day` a coming civil date. */
  kind: 'money' | 'day' | 'text';
  minLength?: number;
  maxLength?: number;
}

/** Values of the form; amounts in minor units. A field without a valid value is an empty text. */
export type AgencyValues = Readonly<Record<string, string>>;
