import type { SubAccount } from '@serai/contract/sub-accounts';

export interface PartProps<Value> {
  account: SubAccount;
  value: Value;
  /** Not as it is stored. */
  dirty: boolean;
  onChange: (value: Value) => void;
  onSaved: (changed: SubAccount) => void;
}
