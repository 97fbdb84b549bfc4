import { type MatrixStage, releaseCredit } from './matrix-stage.ts';

/** A value that these take may leave nothing to book with for those that follow. */
const settingCredit = ['POST console/contract/save', 'POST console/wallet/setCreditLimit'];

/** These leave a stop of the credit behind. */
const stoppingCredit = ['POST console/bill/decideWriteOff', 'POST console/wallet/liftCreditStop'];

/** The settings of the site as they are. */
export function readSettings({ world }: MatrixStage) {
  return world.db.selectFrom('site_settings').selectAll().execute();
}

/** Puts right what values that a call has taken would change for all calls that follow. */
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
