import type { AmendmentInput } from '@serai/contract/amendments';
import type { Got } from '../../../platform/api/calls.ts';
import type { FilledKind } from './application.ts';

/** What the fields of a change get: the order as it is, and whom to tell what is filled in; null while it is not whole. */
export interface ChangeFieldsProps {
  reply: Got<'order/detail'>;
  kind: FilledKind;
  /** It was to be sent: what is missing says so. */
  tried: boolean;
  onInput: (input: AmendmentInput | null) => void;
}
