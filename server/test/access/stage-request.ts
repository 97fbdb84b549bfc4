import { randomUUID } from 'node:crypto';
import type { MatrixStage } from './matrix-stage.ts';

/**
 * Adds a change by the only administrator that waits for a second person: it takes effect by itself, and any user
 * who may decide requests can decline it. Returns its id.
 * @param delayMs Time until it takes effect.
 */
export async function stageRequest(stage: MatrixStage, delayMs = 0): Promise<number> {
  const now = stage.world.clock.now();
  const { id } = await stage.world.db
    .insertInto('concessions')
    .values({
      kind: 'staff',
      reason: 'finance',
      object_kind: 'operator',
      object_name: randomUUID(),
      object_id: null,
      asked_by: (await stage.newOperator('administrator')).id,
      asked_at: now,
      needs: 'administrator',
      status: 'asked',
      effective_at: new Date(now.getTime() + delayMs),
      call: 'console/staff/invite',
      input: '{}',
      lang: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
