import type { AmendmentInput } from '@serai/contract/orders/amendments';
import type { Got } from '../../../platform/api/calls.ts';
import type { FilledKind } from './application.ts';

/** Properties of a change's fields: the current order, and a callback for the input; null while incomplete. */
export interface ChangeFieldsProps {
  reply: Got<'order/detail'>;
  kind: FilledKind;
  /** After an attempt to send: incomplete fields show errors. */
  tried: boolean;
  onInput: (input: AmendmentInput | null) => void;
}
