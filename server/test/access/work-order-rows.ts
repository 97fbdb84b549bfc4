import { upload } from '@serai/contract/files/uploads';
import { sql } from 'kysely';
import { testStart } from '../population.ts';
import { callRoute } from './call-route.ts';
import { canaryOf, type SideName } from './canary.ts';
import { keep } from './kept.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Row, Rows } from './row.ts';
import { at, keptOrder, pay, stageOrder } from './staged-orders.ts';

type Step = 'resolve';

/** Input of a work order of the side, with the side's own words. */
const asked = (side: SideName) => ({
  type: 'other',
  email: 'desk@example.com',
  detail: `${canaryOf(side)} asks for something`,
});

/** Stages a work order of the side, moved on by the desk. */
async function stageWorkOrder(
  stage: MatrixStage,
  side: SideName,
  { steps = [], more = {} }: { steps?: readonly Step[]; more?: object } = {},
): Promise<number> {
  await endOpen(stage, side);
  const { token } = stage.sides[side].owner;
  const reply = await stage.must(token, 'workOrder/add', { ...asked(side), ...more });
  const { id } = reply.data.work_order;
  for (const step of steps) {
    await stage.must(stage.operator.token, `console/workOrder/${step}`, { id, content: 'Done.' });
  }
  return id;
}

/** The number of a user's open ones is limited: ends the older ones. */
async function endOpen({ world }: MatrixStage, side: SideName): Promise<void> {
  const agencyId = side === 'A' ? world.agencyA : world.agencyB;
  await sql`
    UPDATE work_orders SET status = 'withdrawn', closed_at = ${testStart}::timestamptz, waiting_since = NULL
    WHERE agency_id = ${agencyId} AND status = 'submitted' AND id NOT IN (
      SELECT id FROM work_orders WHERE agency_id = ${agencyId} ORDER BY id DESC LIMIT 20)`.execute(world.db);
}

/** Uploads a file of the side for a work order. */
async function sendFile(stage: MatrixStage, side: SideName): Promise<string> {
  const input = { driver: 'local', topic: 'work-order' };
  const sent = await callRoute(stage, upload, input, stage.sides[side].owner.token);
  if (sent.code !== 1) throw new Error(sent.msg);
  return sent.data.file.url;
}

/** Stages a work order with a file. */
async function stageFile(stage: MatrixStage, side: SideName) {
  const id = await stageWorkOrder(stage, side, { more: { files: [await sendFile(stage, side)] } });
  const files = stage.world.db.selectFrom('work_order_files').select('id').where('work_order_id', '=', id);
  return { id, file: (await files.executeTakeFirstOrThrow()).id };
}

/** A call about one of the side's work orders. */
function memberRow(rest: Record<string, unknown> = {}, steps: readonly Step[] = []): Row {
  return {
    ready: async (stage, side) => {
      const what = [side, 'work order', ...steps].join(' ');
      const id = await keep(stage, what, (fresh) => stageWorkOrder(fresh, side, { steps }));
      return { input: { id, ...rest } };
    },
    owned: { id: 'other' },
  };
}

/** The same for the seller's staff. */
function deskRow(rest: Record<string, unknown> = {}, open: readonly string[] = []): Row {
  return { ...memberRow(rest), owned: {}, open: ['id', ...open] };
}

/** Entirely different guests, which only the desk can change. */
const rename = (side: SideName) => ({
  kind: 'rename_guests',
  rooms: [{ guests: [{ full_name: `${canaryOf(side)} LI` }] }],
});

/** Adds a change by the desk to an order of the side; `proposed`: the agency must accept it. */
function stageCommand(stage: MatrixStage, side: SideName, state: 'proposed' | 'accepted') {
  return keep(stage, `${side} command ${state}`, async (fresh) => {
    const steps = state === 'proposed' ? [pay, at('service_start', -60)] : [pay];
    const { id: order_id } = await stageOrder(fresh, side, 'hotel', steps);
    const id = await stageWorkOrder(fresh, side, { more: { order_id } });
    const command = state === 'proposed' ? { kind: 'waive_fee', amount: 100 } : rename(side);
    const { token } = stage.operator;
    const { data } = await stage.must(token, 'console/workOrder/propose', { id, command });
    return { id, command_id: data.command.id, preview_id: data.command.preview.preview_id };
  });
}

/** Places in changes of rides, which are sold to everyone. */
const placesOfRides = ['pick_up_id', 'place_id'];

async function stageTemplate({ must, operator }: MatrixStage): Promise<number> {
  const title = `Template ${Math.random()}`;
  const said = { title, content_zh: '好的', content_en: 'Yes' };
  return (await must(operator.token, 'console/workOrder/saveTemplate', said)).data.template.id;
}

/** Calls for requests of agencies to the desk, and the desk's answers. */
export const workOrderRows: Rows = {
  'GET workOrder/list': {
    ready: async (stage, side) => ({ input: { order_id: (await keptOrder(stage, side, 'hotel')).id } }),
    open: ['order_id'],
  },
  'GET workOrder/detail': memberRow(),
  'GET workOrder/prefill': {
    ready: async (stage, side) => ({ input: { order_id: (await keptOrder(stage, side, 'hotel')).id } }),
    owned: { order_id: 'order' },
  },
  'POST workOrder/add': {
    ready: async (stage, side) => {
      await endOpen(stage, side);
      return { input: { ...asked(side), order_id: (await keptOrder(stage, side, 'hotel')).id } };
    },
    owned: { order_id: 'order' },
    open: ['preview_id', ...placesOfRides],
  },
  'POST workOrder/reply': memberRow({ content: 'One more thing' }),
  'POST workOrder/close': memberRow({}, ['resolve']),
  'POST workOrder/withdraw': memberRow(),
  'POST workOrder/reopen': memberRow({ reason: 'Not yet right' }, ['resolve']),
  'POST workOrder/rate': memberRow({ stars: 5, text: 'Thanks' }, ['resolve']),
  'POST workOrder/link': {
    ready: async (stage, side) => ({ input: await stageFile(stage, side) }),
    owned: { id: 'other' },
    leaves: true,
  },
  'POST workOrder/preview': {
    ready: async (stage, side) => {
      const { id } = await keptOrder(stage, side, 'hotel', [pay]);
      return { input: { order_id: id, command: rename(side) } };
    },
    owned: { order_id: 'order' },
    leaves: true,
    open: placesOfRides,
  },
  'POST workOrder/accept': {
    ready: async (stage, side) => ({ input: await stageCommand(stage, side, 'proposed') }),
    owned: { id: 'other', command_id: 'other' },
    open: ['preview_id'],
  },
  'POST workOrder/refuse': {
    ready: async (stage, side) => {
      const { preview_id: _, ...input } = await stageCommand(stage, side, 'proposed');
      return { input };
    },
    owned: { id: 'other', command_id: 'other' },
  },
  'GET console/workOrder/list': {
    ready: ({ sides }, side) => ({ input: { agency_id: sides[side].agencyId } }),
    open: ['agency_id', 'order_id', 'owner_id'],
  },
  'GET console/workOrder/detail': deskRow(),
  'GET console/workOrder/file': {
    ready: async (stage, side) => ({ input: { file: (await stageFile(stage, side)).file } }),
  },
  'POST console/workOrder/accept': deskRow(),
  'POST console/workOrder/reply': deskRow({ content: 'We are on it' }),
  'POST console/workOrder/resolve': deskRow({ content: 'Done' }),
  'POST console/workOrder/decline': deskRow({ reason: 'Not possible' }),
  'POST console/workOrder/handOver': {
    ready: async (stage, side) => ({
      input: { id: await stageWorkOrder(stage, side), operator_id: stage.staff.desk.id },
    }),
    open: ['id', 'operator_id'],
  },
  'POST console/workOrder/propose': {
    ready: async (stage, side) => {
      const { id: order_id } = await stageOrder(stage, side, 'hotel', [pay]);
      const id = await stageWorkOrder(stage, side, { more: { order_id } });
      return { input: { id, command: rename(side) } };
    },
    open: ['id', ...placesOfRides],
  },
  'POST console/workOrder/carryOut': {
    ready: async (stage, side) => {
      const { preview_id: _, ...input } = await stageCommand(stage, side, 'accepted');
      return { input };
    },
    open: ['id', 'command_id'],
  },
  'POST console/workOrder/dismissCommand': {
    ready: async (stage, side) => {
      const { preview_id: _, ...input } = await stageCommand(stage, side, 'accepted');
      return { input: { ...input, reason: 'Solved otherwise' } };
    },
    open: ['id', 'command_id'],
  },
  'POST console/workOrder/saveTemplate': {
    ready: async (stage) => ({
      input: { id: await stageTemplate(stage), title: 'Late arrival', content_zh: '好的', content_en: 'Yes' },
    }),
    open: ['id'],
  },
  'POST console/workOrder/deleteTemplate': {
    ready: async (stage) => ({ input: { id: await stageTemplate(stage) } }),
    open: ['id'],
  },
};
