import { describeSettings } from '../platform/env/describe-settings.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';

// npm run check-config: the settings in force, or every fault at once and exit code 78.
try {
  for (const line of describeSettings(readSettings(process.env))) process.stdout.write(`${line}\n`);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
