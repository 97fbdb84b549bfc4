import pino, { type DestinationStream, type Logger } from 'pino';
import { hideSecretFields, hideSecretText } from './redact.ts';

/**
 * The log: one JSON object a line, UTC. Secrets are taken out twice: by the name of a field, and by their form
 * from the finished line, which also covers messages and stacks.
 */
export function createLog(level: string, destination: DestinationStream = process.stdout): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => hideSecretFields(fields) as Record<string, unknown>,
      },
    },
    { write: (line) => destination.write(hideSecretText(line)) },
  );
}
