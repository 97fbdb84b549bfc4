import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Draining } from './drain.ts';

export interface HealthFacts {
  pool: Pool;
  draining: Draining;
  /** Whether what is answered from memory has been read. */
  isLoaded(): boolean;
}

/** `/health/live`: the process answers. `/health/ready`: it can serve: loaded, database near, not stopping. */
export function mountHealth(app: FastifyInstance, facts: HealthFacts): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = !facts.draining.active && facts.isLoaded() && (await answersInTime(facts.pool));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}

async function answersInTime(pool: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 1000, false).unref());
  const answer = pool.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}
