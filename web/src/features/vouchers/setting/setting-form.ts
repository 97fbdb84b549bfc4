import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import type { UseFormReturn } from 'react-hook-form';

/** Form of a setting, in the shape of the call's input. */
export type SettingForm = UseFormReturn<VoucherSetting>;
