import type { SubAccount } from '@serai/contract/accounts/sub-accounts';

export interface PartProps<Value> {
  account: SubAccount;
  value: Value;
  /** Whether the values differ from the stored ones. */
  dirty: boolean;
  onChange: (value: Value) => void;
  onSaved: (changed: SubAccount) => void;
}
