import type { SmsSettings } from '../env/sms-settings.ts';
import { fileTexter } from './file-texter.ts';
import { gatewayTexter } from './gateway-texter.ts';
import type { Texter } from './texter.ts';

/** The gateway when one is set up, else files in the data directory, each told of by `print`. */
export function createTexter(
  sms: SmsSettings | undefined,
  dataDir: string,
  print: (line: string) => void,
): Texter {
  return sms ? gatewayTexter(sms) : fileTexter(dataDir, print);
}
