import type { DeskComment, decideComments as endpoint } from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { notifyCommenter } from '../notify-members.ts';
import { readComments } from './list-all-comments.ts';

interface Held {
  id: number;
  article_id: number;
  user_id: number;
  parent_id: number | null;
  status: 'unaudited' | 'published' | 'refused';
}

/**
 * Publishes comments, or refuses them with their answers, which readers would no longer see. The authors are
 * notified of a refusal, and the author of the parent comment of a published answer. Comments already decided
 * the same way do not change.
 */
export async function decideComments(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang } = call;
  const ids = [...new Set(input.ids)];
  if (input.decision === 'refuse' && input.reason === '') throw refusedInput('reason', 'reason_required');
  const held = await lockComments(trx, ids, input.decision);
  if (ids.some((id) => !held.some((one) => one.id === id))) throw new AppError('not_found');
  const status = input.decision === 'publish' ? 'published' : 'refused';
  const changed = held.filter((one) => one.status !== status);
  if (status === 'published') await refuseHidden(trx, changed, ids);
  await update(trx, changed, status, call);
  const list = await readComments(trx, ids, lang);
  await tell(
    trx,
    changed,
    await readComments(
      trx,
      changed.map(({ id }) => id),
      lang,
    ),
    call,
  );
  return { reply: { list }, did: actionOf(list, held, call) };
}

/**
 * Locks the comments, with the answers refused along with them, in one order; their articles' counters are
 * updated after them.
 */
async function lockComments(trx: Trx, ids: readonly number[], decision: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    SELECT id, article_id, user_id, parent_id, status FROM article_comments
    WHERE deleted_at IS NULL AND (id = ANY(${[...ids]}::bigint[])
      OR (${decision === 'refuse'} AND parent_id = ANY(${[...ids]}::bigint[]) AND status <> 'refused'))
    ORDER BY id FOR UPDATE`.execute(trx);
  const articles = [...new Set(rows.map(({ article_id }) => article_id))];
  await sql`SELECT id FROM articles WHERE id = ANY(${articles}::bigint[]) ORDER BY id FOR NO KEY UPDATE`.execute(
    trx,
  );
  return rows;
}

/** Refuses to publish an answer whose parent is hidden. */
async function refuseHidden(trx: Trx, changed: readonly Held[], ids: readonly number[]): Promise<void> {
  const above = changed.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  const { rows } = await sql`
    SELECT FROM article_comments
    WHERE id = ANY(${above}::bigint[]) AND id <> ALL(${[...ids]}::bigint[]) AND status <> 'published'`.execute(
    trx,
  );
  if (rows.length > 0) throw new AppError('comment_hidden_above');
}

async function update(
  trx: Trx,
  changed: readonly Held[],
  status: 'published' | 'refused',
  call: Call<typeof endpoint>,
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  const reason = status === 'refused' ? call.input.reason : '';
  await sql`
    UPDATE article_comments
    SET status = ${status}, reason = ${reason}, decided_by = ${operatorOf(call).userId}, decided_at = ${call.now}
    WHERE id = ANY(${ids}::bigint[])`.execute(trx);
  // A comment that was pending was not counted before.
  const counted = changed.filter((one) => status === 'published' || one.status === 'published');
  await sql`
    UPDATE articles SET comments = comments + ${status === 'published' ? 1 : -1} * counted.count
    FROM (SELECT article_id, count(*)::int AS count FROM unnest(${counted.map(({ article_id }) => article_id)}::bigint[])
      AS article_id GROUP BY article_id) counted
    WHERE id = counted.article_id`.execute(trx);
}

async function tell(
  trx: Trx,
  changed: readonly Held[],
  comments: readonly DeskComment[],
  { input, now }: Call<typeof endpoint>,
): Promise<void> {
  for (const { id, user_id, parent_id } of changed) {
    const { article, content, author } = comments.find((one) => one.id === id)!;
    const news = { slug: article.slug, title: article.title, content, now };
    if (input.decision === 'refuse') {
      // The seller is not notified about its own answers.
      if (author.agency === null) continue;
      const refused = { userId: user_id, reason: input.reason, author: '' };
      await notifyCommenter(trx, { event: 'comment_refused', ...news, ...refused });
    } else if (parent_id !== null) {
      const userId = await findAuthor(trx, parent_id);
      if (userId === undefined || userId === user_id) continue;
      await notifyCommenter(trx, {
        event: 'comment_answered',
        ...news,
        userId,
        reason: '',
        author: author.name,
      });
    }
  }
}

/** Author of a comment; undefined after it was deleted. */
async function findAuthor(trx: Trx, id: number): Promise<number | undefined> {
  const comments = trx.selectFrom('article_comments').select('user_id').where('deleted_at', 'is', null);
  return (await comments.where('id', '=', id).executeTakeFirst())?.user_id;
}

function actionOf(
  list: readonly DeskComment[],
  held: readonly Held[],
  { input }: Call<typeof endpoint>,
): Done<unknown>['did'] {
  const [first] = list;
  const was = Object.fromEntries(held.map(({ id, status }) => [id, status]));
  const statuses = (of: (comment: DeskComment) => string) =>
    list.map((one) => `${one.id} ${of(one)}`).join(', ');
  return {
    on: { kind: 'comment', id: list.length === 1 ? first!.id : null, name: first!.article.title },
    before: { comment_status: statuses(({ id }) => was[id] ?? '') },
    after: { comment_status: statuses(({ status }) => status) },
    reason: input.reason,
  };
}
