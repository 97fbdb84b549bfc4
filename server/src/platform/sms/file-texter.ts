import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texter } from './texter.ts';

/**
 * Replaces a gateway: writes each message to `outbox/<id>.txt` in the data directory and passes number and text to
 * `print`, so that a new user finds the code.
 */
export function fileTexter(dataDir: string, print: (line: string) => void): Texter {
  const folder = join(dataDir, 'outbox');
  return {
    async send({ to, text, id }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${id.replace(/[^A-Za-z0-9-]/g, '').slice(0, 80)}.txt`;
      await writeFile(join(folder, name), `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      print(`Text message to ${to}: ${text} (outbox/${name})`);
    },
  };
}
