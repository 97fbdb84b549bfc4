import type { VoucherSetting } from '@serai/contract/vouchers/vouchers';
import type { UseFormReturn } from 'react-hook-form';

/** The form of a setting, shaped as the call takes it. */
export type SettingForm = UseFormReturn<VoucherSetting>;
