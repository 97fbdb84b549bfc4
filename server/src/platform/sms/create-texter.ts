import type { SmsSettings } from '../env/sms-settings.ts';
import { fileTexter } from './file-texter.ts';
import { gatewayTexter } from './gateway-texter.ts';
import { tencentTexter } from './tencent-texter.ts';
import type { Texter } from './texter.ts';

/**
 * Creates a texter for the configured gateway or provider, or one that writes files in the data directory and
 * reports each through `print`.
 */
export function createTexter(
  sms: SmsSettings | undefined,
  dataDir: string,
  print: (line: string) => void,
): Texter {
  if (!sms) return fileTexter(dataDir, print);
  return sms.kind === 'tencent' ? tencentTexter(sms) : gatewayTexter(sms);
}
