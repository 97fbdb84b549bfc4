import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  deleteTemplate as deleting,
  ReplyTemplate,
  saveTemplate as saving,
} from '@serai/contract/work-orders/desk';
import type { WorkType } from '@serai/contract/work-orders/types';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';

/** Maximum number of templates, so that they fit in one list. */
const MAX_TEMPLATES = 200;

/** Lists the desk's reply templates by title. */
export async function listTemplates(db: Db | Trx): Promise<{ list: ReplyTemplate[] }> {
  const rows = await db
    .selectFrom('reply_templates as template')
    .innerJoin('users', 'users.id', 'template.saved_by')
    .select(['template.id', 'template.title', 'template.type', 'template.content_zh', 'template.content_en'])
    .select(['template.saved_at', 'users.nickname as saved_by'])
    .orderBy(sql`lower(template.title)`)
    .limit(MAX_TEMPLATES)
    .execute();
  return {
    list: rows.map(({ type, saved_at, ...template }) => ({
      ...template,
      type: type as WorkType | null,
      saved_at: toSeconds(saved_at),
    })),
  };
}

/** Inserts or updates a template; refuses a duplicate title. */
export async function saveTemplate(
  trx: Trx,
  call: Call<typeof saving>,
): Promise<Done<ReplyOf<typeof saving>>> {
  const { id, title, type, content_zh, content_en } = call.input;
  const { list } = await lockTemplates(trx);
  const before = list.find((one) => one.id === id);
  if (id !== undefined && !before) throw new AppError('not_found');
  if (!before && list.length >= MAX_TEMPLATES) {
    throw new AppError('templates_full', { facts: { limit: MAX_TEMPLATES } });
  }
  const isTitled = list.some((one) => one.id !== id && one.title.toLowerCase() === title.toLowerCase());
  if (isTitled) throw refusedField('title', 'template_titled');
  const saved = { saved_by: operatorOf(call).userId, saved_at: call.now };
  const said = { title, type, content_zh, content_en };
  const row = before
    ? await trx
        .updateTable('reply_templates')
        .set({ ...said, ...saved })
        .where('id', '=', before.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('reply_templates')
        .values({ ...said, ...saved })
        .returning('id')
        .executeTakeFirstOrThrow();
  const template = (await listTemplates(trx)).list.find((one) => one.id === row.id)!;
  return {
    reply: { template },
    did: {
      on: { kind: 'reply_template', id: row.id, name: title },
      before: before ? factsOf(before) : null,
      after: factsOf(template),
    },
  };
}

/** Deletes a template. */
export async function deleteTemplate(
  trx: Trx,
  call: Call<typeof deleting>,
): Promise<Done<ReplyOf<typeof deleting>>> {
  const { list } = await lockTemplates(trx);
  const template = list.find(({ id }) => id === call.input.id);
  if (!template) throw new AppError('not_found');
  await trx.deleteFrom('reply_templates').where('id', '=', template.id).execute();
  return {
    reply: {},
    did: {
      on: { kind: 'reply_template', id: template.id, name: template.title },
      before: factsOf(template),
      after: null,
    },
  };
}

/** Serialises template changes, because titles are compared case-insensitively. */
async function lockTemplates(trx: Trx): Promise<{ list: ReplyTemplate[] }> {
  await sql`LOCK TABLE reply_templates IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  return listTemplates(trx);
}

function factsOf({ title, content_zh, content_en }: ReplyTemplate) {
  return { template_title: title, content_zh, content_en };
}
