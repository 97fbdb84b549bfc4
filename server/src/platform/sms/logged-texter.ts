import type { Logger } from 'pino';
import { Undeliverable } from '../undeliverable.ts';
import type { Texter } from './texter.ts';

/** Tells the log of every text message that did not leave: what it was for and why, never to whom. */
export function loggedTexter(texter: Texter, log: Logger): Texter {
  return {
    async send(message) {
      try {
        await texter.send(message);
      } catch (error) {
        const facts = { text: message.id, purpose: message.parts.purpose, reason: String(error) };
        log.warn(
          facts,
          error instanceof Undeliverable ? 'text message refused for good' : 'text message did not leave',
        );
        throw error;
      }
    },
  };
}
