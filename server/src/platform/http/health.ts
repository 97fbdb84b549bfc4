import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { describeClockDifference, isClockRight, readClockDifference } from '../db/clock-difference.ts';
import type { Draining } from './drain.ts';

export interface HealthFacts {
  /** A pool that calls do not use: a busy portal is still ready. */
  watch: Pool;
  draining: Draining;
  /** Whether the catalogue and the other data in memory have been read. */
  isLoaded(): boolean;
  /** Troubles that do not prevent this process from serving, by name: `mail`, `texts`, `jobs`, `disk`. */
  troubles?: () => Record<string, string>;
  /** The clock of this machine in ms; `Date.now` when unset. */
  machineNow?: () => number;
}

const patienceMs = 3000;

/**
 * `/health/live`: the process answers. `/health/ready`: 200 if it can serve (data loaded, database reachable, clock
 * right, not stopping), else 503 with the reason. Troubles that affect all portals at the same time, such as a mail
 * server that is down, are only listed: a load balancer that removed all portals would make them worse.
 */
export function mountHealth(app: FastifyInstance, facts: HealthFacts): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const reason = await findReason(facts);
    const troubles = facts.troubles?.() ?? {};
    if (reason === undefined) return reply.code(200).send({ status: 'ok', ...troubles });
    return reply.code(503).send({ status: 'unavailable', reason, ...troubles });
  });
}

async function findReason({
  draining,
  isLoaded,
  watch,
  machineNow,
}: HealthFacts): Promise<string | undefined> {
  if (draining.active) return 'stopping';
  if (!isLoaded()) return 'still reading the catalogue';
  const difference = await measureInTime(watch, machineNow);
  if (difference === undefined) return 'the database does not answer';
  return isClockRight(difference) ? undefined : describeClockDifference(difference);
}

async function measureInTime(watch: Pool, machineNow?: () => number): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  const measured = readClockDifference(watch, machineNow).catch(() => undefined);
  return Promise.race([measured, late]).finally(() => clearTimeout(timer));
}
