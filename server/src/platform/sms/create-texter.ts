import type { SmsSettings } from '../env/sms-settings.ts';
import { fileTexter } from './file-texter.ts';
import { gatewayTexter } from './gateway-texter.ts';
import { tencentTexter } from './tencent-texter.ts';
import type { Texter } from './texter.ts';

/** The gateway or provider that is set up, else files in the data directory, each told of by `print`. */
export function createTexter(
  sms: SmsSettings | undefined,
  dataDir: string,
  print: (line: string) => void,
): Texter {
  if (!sms) return fileTexter(dataDir, print);
  return sms.kind === 'tencent' ? tencentTexter(sms) : gatewayTexter(sms);
}
