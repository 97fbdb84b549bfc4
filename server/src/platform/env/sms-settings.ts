import { combineGateway, type GatewaySettings } from './gateway-settings.ts';
import type { SettingFault } from './setting-fields.ts';
import { type SettingValues, settingSchema } from './setting-schema.ts';
import { combineTencent, type TencentSettings } from './tencent-settings.ts';

/** Configuration of the text-message sender. */
export type SmsSettings = GatewaySettings | TencentSettings;

/** Combines the two ways to send text messages; adds a fault for each contradiction. */
export function combineSms(
  values: Partial<SettingValues>,
  env: Record<string, string | undefined>,
  faults: SettingFault[],
): SmsSettings | undefined {
  const known = Object.keys(settingSchema.shape).filter((name) => name.startsWith('SMS_'));
  for (const name of Object.keys(env)) {
    if (!name.startsWith('SMS_') || known.includes(name)) continue;
    const example = `(unset; known: ${known.join(', ')})`;
    faults.push({ name, problem: 'is not a setting of the portal.', example });
  }
  const tencent = combineTencent(values, env, faults);
  if (tencent && env.SMS_URL?.trim()) {
    const problem = 'contradicts SMS_TENCENT_…; text messages leave by one of the two.';
    faults.push({ name: 'SMS_URL', problem, example: '(unset)' });
  }
  return combineGateway(values, env, faults) ?? tencent;
}
