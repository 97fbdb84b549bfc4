import { newNames, type Role, type Stage, type StagedWorkOrder, tell } from './work-order-stage.ts';

type Attempt = (stage: Stage, staged: StagedWorkOrder, role: Role) => ReturnType<typeof tell>;

function attempt(
  path: string,
  rest: (staged: StagedWorkOrder, stage: Stage) => Record<string, unknown> = () => ({}),
): Attempt {
  return (stage, staged, role) => tell(stage, role, path, { id: staged.id, ...rest(staged, stage) });
}
const member = (action: string, rest?: Parameters<typeof attempt>[1]) => attempt(`workOrder/${action}`, rest);
const desk = (action: string, rest?: Parameters<typeof attempt>[1]) =>
  attempt(`console/workOrder/${action}`, rest);
const change = ({ commandId }: StagedWorkOrder) => ({ command_id: commandId });

/** Acts of members on a work order. */
export const memberAttempts = {
  reply: member('reply', () => ({ content: 'One more thing' })),
  withdraw: member('withdraw'),
  close: member('close'),
  reopen: member('reopen', () => ({ reason: 'Not yet right' })),
  rate: member('rate', () => ({ stars: 4 })),
  sayYes: member('accept', (staged) => ({ ...change(staged), preview_id: staged.previewId })),
  sayNo: member('refuse', (staged) => ({ ...change(staged), reason: 'Too dear' })),
};

/** Acts of the staff on a work order. */
export const staffAttempts = {
  accept: desk('accept'),
  say: desk('reply', () => ({ content: 'We are on it.' })),
  ask: desk('reply', () => ({ content: 'Which room?', next: 'ask' })),
  resolve: desk('resolve', () => ({ content: 'Done.' })),
  note: desk('reply', () => ({ content: 'Slow hotel', internal: true })),
  decline: desk('decline', () => ({ reason: 'Not possible' })),
  handOver: desk('handOver', (_, { deskId }) => ({ operator_id: deskId })),
  propose: desk('propose', () => ({ command: newNames() })),
  carryOut: desk('carryOut', change),
  dismiss: desk('dismissCommand', (staged) => ({ ...change(staged), reason: 'Solved otherwise' })),
};

export const attempts = { ...memberAttempts, ...staffAttempts };
export type AttemptName = keyof typeof attempts;
