import * as z from 'zod/mini';
import { civilDate, localDateTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { lineText, text } from '../text.ts';
import { contractStates, versionStates } from './contract-states.ts';
import { beds, meals } from './hotels.ts';
import { supplierTerms } from './supplier-terms.ts';

const hotel = z.object({ id: z.int(), name: z.string(), city: z.string() });

export const listSupplierContracts = endpoint({
  method: 'GET',
  path: 'console/supplierContract/list',
  title: 'list the contracts with hotels, the newest first',
  access: { staff: '/console/supplierContract/view' },
  input: z.strictObject({
    /** Part of the hotel's name in any language. */
    keyword: z.optional(lineText(60)),
    state: z.optional(z.enum(contractStates)),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(
      z.object({
        hotel,
        state: z.enum(contractStates),
        /** Number of the version in force; null if there is none. */
        version: z.nullable(z.int()),
        /** Validity, currency and margin of the version in force, otherwise of the newest one. */
        valid_from: civilDate,
        valid_to: civilDate,
        cost_currency: z.string(),
        margin: supplierTerms.shape.margin,
        /** Number of versions, and whether one is a draft or scheduled. */
        versions: z.int(),
        has_draft: z.boolean(),
        scheduled_at: z.nullable(unixSeconds),
      }),
    ),
    /** The site's currency, in which a fixed margin is stated. */
    currency: z.string(),
    ...listed,
  }),
  errors: listErrors,
});

export const showSupplierContract = endpoint({
  method: 'GET',
  path: 'console/supplierContract/detail',
  title: 'show the versions of a contract with a hotel and the rate plans it can price',
  access: { staff: '/console/supplierContract/view' },
  input: z.strictObject({ hotel_id: id }),
  reply: z.object({
    hotel,
    tz: z.string(),
    /** Current date at the hotel. */
    today: civilDate,
    /** The site's currency. */
    currency: z.string(),
    /** Active rate plans of the hotel. */
    plans: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        room: z.string(),
        meal_type: z.enum(meals),
        bed_type: z.enum(beds),
      }),
    ),
    /** Newest first; empty if there is no contract yet. */
    versions: z.array(
      z.object({
        number: z.int(),
        state: z.enum(versionStates),
        /** Counts the edits of a draft; `publish` names it. */
        revision: z.int(),
        terms: supplierTerms,
        /** Null for a draft. */
        effective_at: z.nullable(unixSeconds),
        reason: z.string(),
        made_by: z.string(),
        made_at: unixSeconds,
        published_by: z.nullable(z.string()),
        published_at: z.nullable(unixSeconds),
        undone_by: z.nullable(z.string()),
        undone_at: z.nullable(unixSeconds),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** Saves the draft of a contract, which changes no price. A hotel has at most one draft; saving replaces it. */
export const saveContractDraft = endpoint({
  method: 'POST',
  path: 'console/supplierContract/saveDraft',
  title: 'save the draft of a new version of a contract with a hotel',
  access: { staff: '/console/supplierContract/edit' },
  idempotent: true,
  input: z.strictObject({ hotel_id: id, terms: supplierTerms }),
  reply: z.object({ number: z.int(), revision: z.int() }),
  errors: [
    'not_found',
    'contract_reversed',
    'contract_over',
    'contract_too_long',
    'cost_rate_missing',
    'cost_rate_needless',
    'cost_rate_twice',
    'nights_reversed',
    'season_outside',
    'season_plan_twice',
    'rate_unknown',
    'pay_nights_too_many',
    'contract_price_too_high',
    'versions_full',
  ],
});

/** Range of prices; null if no night is sold. */
const range = z.nullable(z.object({ lowest: money, highest: money }));

export const previewContract = endpoint({
  method: 'GET',
  path: 'console/supplierContract/preview',
  title: 'show which prices the draft of a contract would change',
  access: { staff: '/console/supplierContract/view' },
  input: z.strictObject({
    hotel_id: id,
    /** Local time at the hotel; at once without it. */
    takes_effect: z.optional(localDateTime),
  }),
  reply: z.object({
    number: z.int(),
    revision: z.int(),
    /** Units of the cost currency per unit of the site's currency at that time; null if none applies. */
    cost_rate: z.nullable(z.string()),
    /** Nights of rate plans whose price changes, among the next 365 nights from then on. */
    nights: z.int(),
    plans: z.array(
      z.object({
        id: z.int(),
        code: z.string(),
        room: z.string(),
        nights: z.int(),
        before: range,
        after: range,
      }),
    ),
    /** Price groups that would buy a night below its cost; `id` is null for net prices. */
    below_cost: z.array(
      z.object({ id: z.nullable(z.int()), name: z.string(), percent: z.int(), agencies: z.int() }),
    ),
  }),
  errors: ['not_found', 'takes_effect_past', 'takes_effect_far', 'time_skipped'],
});

/**
 * Publishes the draft: new quotes use it from the given time on, open quotes keep their price. A version that sells a night
 * below its cost is approved by a second person; if its time has passed by then, it takes effect at once.
 */
export const publishContract = endpoint({
  method: 'POST',
  path: 'console/supplierContract/publish',
  title: 'publish the draft of a contract at once or at a set time',
  access: { staff: '/console/supplierContract/edit' },
  idempotent: true,
  input: z.strictObject({
    hotel_id: id,
    /** Draft and edit that were previewed. */
    number: z.int().check(z.minimum(1)),
    revision: z.int().check(z.minimum(1)),
    takes_effect: z.optional(localDateTime),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ effective_at: unixSeconds }),
  errors: [
    ...previewContract.errors,
    'contract_draft_changed',
    'cost_rate_missing',
    'contract_over',
    ...heldRefusals,
  ],
});

/** Deletes a draft, or undoes a published version that has not taken effect. */
export const undoContractVersion = endpoint({
  method: 'POST',
  path: 'console/supplierContract/undo',
  title: 'delete the draft of a contract, or undo a version before it takes effect',
  access: { staff: '/console/supplierContract/edit' },
  idempotent: true,
  input: z.strictObject({
    hotel_id: id,
    number: z.int().check(z.minimum(1)),
    reason: z._default(text(200), ''),
  }),
  reply: z.object({}),
  errors: ['not_found', 'version_in_force'],
});
