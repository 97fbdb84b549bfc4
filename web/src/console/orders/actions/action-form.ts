import type { ComponentType } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import type { Sending, SendOptions } from '../../../platform/api/use-send.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';

export type DeskReply = Got<'console/order/detail'>;
export type OfferedAction = DeskReply['staff_actions'][number];
export type ActionPhrase = PhraseKey<'console-actions'>;

/**
 * A field of an action's form; the values of all kinds are texts until they are sent. It has the name of the server's
 * field, so that a refusal is shown beside it.
 */
export interface ActionField {
  name: string;
  label: ActionPhrase;
  hint?: ActionPhrase;
  /**
   * `evidence` is a longer text of 20 characters or more; `money` is an amount in the order's currency; `date` and
   * `time` are those at the place of the service.
   */
  kind: 'line' | 'text' | 'evidence' | 'money' | 'count' | 'choice' | 'date' | 'time';
  required: boolean;
  /** Values of a choice with their names. */
  choices?: readonly { value: string; label: ActionPhrase }[];
  initial?: (reply: DeskReply) => string;
  /** Orders that have the field; by default all. */
  only?: 'stays' | 'rides';
}

export interface ActionForm<Body> {
  fields: readonly ActionField[];
  /** Facts shown above the fields. */
  Facts?: ComponentType<{ reply: DeskReply }>;
  /** Shows the action as destructive. */
  isDangerous?: boolean;
  useSender: (options: SendOptions) => Sending<Body, unknown>;
  /** Builds the body of the call. Amounts in `values` are minor units, absent optional values are empty texts. */
  body: (
    facts: { reply: DeskReply; targetId: number },
    values: Readonly<Record<string, string>>,
  ) => NoInfer<Body>;
}

/** Minimum length of evidence, the same as in the contract. */
export const minEvidence = 20;

/** Reads that are out of date after any action on an order. */
export const staleAfterAction = [
  'console/order/detail',
  'console/order/list',
  'console/order/messages',
  'console/order/voucherVersions',
  'console/queue/list',
  'console/secondPerson/list',
] as const;

export const reason: ActionField = { name: 'reason', label: 'reason', kind: 'text', required: true };
export const evidence: ActionField = {
  name: 'evidence',
  label: 'evidence',
  hint: 'evidenceHint',
  kind: 'evidence',
  required: true,
};
export const note: ActionField = { name: 'note', label: 'note', kind: 'text', required: false };

/** Returns an optional value of a body: absent if the field is empty. */
export function given<Name extends string, Value>(
  name: Name,
  text: string | undefined,
  read: (text: string) => Value,
): { [Key in Name]?: Value } {
  return text ? ({ [name]: read(text) } as { [Key in Name]?: Value }) : {};
}
