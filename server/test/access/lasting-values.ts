import { type MatrixStage, releaseCredit } from './matrix-stage.ts';

/** If these accept a value, later calls may have no credit left to book with. */
const settingCredit = ['POST console/contract/save', 'POST console/wallet/setCreditLimit'];

/** These leave the credit stopped. */
const stoppingCredit = ['POST console/bill/decideWriteOff', 'POST console/wallet/liftCreditStop'];

/** Reads the current settings of the site. */
export function readSettings({ world }: MatrixStage) {
  return world.db.selectFrom('site_settings').selectAll().execute();
}

/** Undoes the effects that an accepted value would have on all later calls. */
export async function undoLasting(
  stage: MatrixStage,
  name: string,
  settings: Awaited<ReturnType<typeof readSettings>>,
): Promise<void> {
  if (settingCredit.includes(name)) await stage.grantCredit('A');
  if (stoppingCredit.includes(name)) {
    for (const { agencyId } of Object.values(stage.sides)) await releaseCredit(stage.world.db, agencyId);
  }
  if (name !== 'POST console/site/save') return;
  const { db, app } = stage.world;
  await db.deleteFrom('site_settings').execute();
  if (settings.length > 0) {
    const values = settings.map(({ name, value }) => ({ name, value: JSON.stringify(value) }));
    await db.insertInto('site_settings').values(values).execute();
  }
  await app.memory.refresh();
}
