import * as z from 'zod/mini';
import { askedSeconds, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { maxHeldAtOnce, queueActions, queueNames, queueObjects, queueRefusals } from './queue-names.ts';

const person = z.object({ id: z.int(), name: z.string() });

/** Entry of a queue: facts that identify it, its times and its owner. */
export const queueEntry = z.object({
  queue: z.enum(queueNames),
  kind: z.enum(queueObjects),
  object_id: z.int(),
  /** Its order; null if there is none. */
  order_id: z.nullable(z.int()),
  /** Number by which people name it: of the order or work order, the recipient of a message. */
  number: z.string(),
  title: z.string(),
  /**
   * Cause, as a word of its kind: reason of a review, type of a work order, kind of a concession, notice,
   * charge or supplier request, event of a message, number of a flight with its reported landing, name of a driver; empty
   * if the queue has only one.
   */
  matter: z.string(),
  agency: z.nullable(person),
  /** First guest or passenger, or the sender of a message. */
  guest: z.string(),
  since: unixSeconds,
  /** When it is due; null if nothing was promised. */
  due: z.nullable(unixSeconds),
  overdue: z.boolean(),
  /** Member of staff who has taken it; null if there is none. */
  owner: z.nullable(person),
  /** Actions that the caller may take on it besides its answer. */
  actions: z.array(z.enum(queueActions)),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** A queue: its size, its overdue entries, and a page of its entries, the first to be answered first. */
const queue = z.object({
  name: z.enum(queueNames),
  /** Number of entries past their due time, counted up to `maxCounted`. */
  overdue: z.int(),
  /** Whether an entry loses its owner if it is not answered within an hour after it was due. */
  lapses: z.boolean(),
  list: z.array(queueEntry),
  ...listed,
});

export const listQueues = endpoint({
  method: 'GET',
  path: 'console/queue/list',
  title: 'list the queues of the staff, the first due first',
  access: { staff: '/console/queue/view' },
  /** Without `queue`: every queue that the caller may see, with its first five entries. */
  input: z.strictObject({ queue: z.optional(z.enum(queueNames)), ...listPaging }),
  reply: z.object({
    queues: z.array(queue),
    /** Staff to whom entries can be handed over, with the queues of each. */
    colleagues: z.array(z.object({ ...person.shape, queues: z.array(z.enum(queueNames)) })),
    /**
     * Queues that only administrators can answer, once the role of an active person is limited to queues. Empty for
     * callers who cannot change roles.
     */
    uncovered: z.array(z.enum(queueNames)),
  }),
  errors: [...listErrors],
});

/** An entry, named by its queue and the id of its object. */
const named = { queue: z.enum(queueNames), object_id: id };
const reply = z.object({ entry: queueEntry });
const refusals = ['queue_entry_gone', 'queue_entry_taken'] as const;

export const takeEntry = endpoint({
  method: 'POST',
  path: 'console/queue/take',
  title: 'become the owner of an entry of a queue',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  input: z.strictObject(named),
  reply,
  errors: [...refusals],
});

export const releaseEntry = endpoint({
  method: 'POST',
  path: 'console/queue/release',
  title: 'give up the ownership of an entry of a queue',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  input: z.strictObject(named),
  reply,
  errors: [...refusals],
});

export const handOverEntry = endpoint({
  method: 'POST',
  path: 'console/queue/handOver',
  title: 'hand an entry of a queue over to a colleague, or take it over from one',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  /** `operator_id`: the new owner, who must be allowed to answer the queue. */
  input: z.strictObject({ ...named, operator_id: id }),
  reply,
  errors: ['queue_entry_gone', 'queue_colleague_unfit'],
});

export const handOverShift = endpoint({
  method: 'POST',
  path: 'console/queue/handOverShift',
  title: 'hand all entries of the caller over to a colleague, with one note',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  /** Entries of queues that the colleague may not answer stay with the caller. */
  input: z.strictObject({ operator_id: id, note: text(500, 'reason_required') }),
  reply: z.object({ handed_over: z.int(), kept: z.int() }),
  errors: ['queue_colleague_unfit'],
});

export const snoozeEntry = endpoint({
  method: 'POST',
  path: 'console/queue/snooze',
  title: 'hide an entry of a queue for up to 24 hours',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  /** It appears again at `snooze_until`, or as soon as it is overdue. The caller becomes its owner. */
  input: z.strictObject({ ...named, snooze_until: askedSeconds, reason: text(200, 'reason_required') }),
  reply,
  errors: [...refusals, 'queue_entry_overdue', 'snooze_until_wrong'],
});

/** Entries of one or several queues, each named by its queue and the id of its object; a repeated one counts once. */
const severalNamed = {
  entries: z.array(z.strictObject(named)).check(z.minLength(1), z.maxLength(maxHeldAtOnce)),
};

/** One result per entry; the refused entries are unchanged. */
const severalReply = z.object({
  results: z.array(
    z.object({
      queue: z.enum(queueNames),
      object_id: z.int(),
      /** null if it was done. */
      refusal: z.nullable(z.enum(queueRefusals)),
      /** Colleague who keeps an entry that was refused as taken; otherwise null. */
      owner: z.nullable(z.string()),
    }),
  ),
});

export const takeEntries = endpoint({
  method: 'POST',
  path: 'console/queue/takeSeveral',
  title: 'become the owner of several entries of queues',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  input: z.strictObject(severalNamed),
  reply: severalReply,
  errors: [],
});

export const handOverEntries = endpoint({
  method: 'POST',
  path: 'console/queue/handOverSeveral',
  title: 'hand several entries of queues over to a colleague, or take them over',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  /** Entries that the colleague may not answer are refused one by one. */
  input: z.strictObject({ ...severalNamed, operator_id: id }),
  reply: severalReply,
  errors: ['queue_colleague_unfit'],
});

export const snoozeEntries = endpoint({
  method: 'POST',
  path: 'console/queue/snoozeSeveral',
  title: 'hide several entries of queues for up to 24 hours, with one reason',
  access: { staff: '/console/queue/take' },
  idempotent: true,
  /** As for one entry: the caller becomes the owner, and an overdue entry is refused. */
  input: z.strictObject({
    ...severalNamed,
    snooze_until: askedSeconds,
    reason: text(200, 'reason_required'),
  }),
  reply: severalReply,
  errors: ['snooze_until_wrong'],
});
