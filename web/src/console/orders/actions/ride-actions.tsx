import { useCommand } from '../../../platform/api/use-command.ts';
import { RecordCashDialog } from '../../cash/record-cash-dialog.tsx';
import { HireDialog } from '../../hired/hire-dialog.tsx';
import { type ActionDialogProps, actionForm, type RenderAction } from './action-dialog.tsx';
import { type DeskReply, given, reason } from './action-form.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { DriverLinkDialog } from './driver-link-dialog.tsx';

/** Actions on the rides of cars and transfers; the target is the ride. */
export const rideActions = {
  assignRide: assignment(),
  reassignRide: assignment(),
  assignHired: ((props) => <HireAction {...props} />) satisfies RenderAction,
  recordCash: (({ reply, offered, onClose }) => (
    <RecordCashDialog ride={{ id: offered.target_id ?? 0, orderSn: reply.order.sn }} onClose={onClose} />
  )) satisfies RenderAction,
  departRide: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/dispatch/depart', options),
    body: ({ targetId }) => ({ ride_id: targetId }),
  }),
  arriveRide: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/dispatch/arrive', options),
    body: ({ targetId }) => ({ ride_id: targetId }),
  }),
  boardRide: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/dispatch/board', options),
    body: ({ targetId }) => ({ ride_id: targetId }),
  }),
  finishRide: actionForm({
    fields: [],
    useSender: (options) => useCommand('console/dispatch/finish', options),
    body: ({ targetId }) => ({ ride_id: targetId }),
  }),
  linkDriver: ((props) => <DriverLinkDialog {...props} />) satisfies RenderAction,
  setLanding: actionForm({
    fields: [
      {
        name: 'date',
        label: 'localDate',
        hint: 'localDateHint',
        kind: 'date',
        required: true,
        initial: (reply) => landingOf(reply).slice(0, 10),
      },
      {
        name: 'lands_at',
        label: 'localTime',
        hint: 'localTimeHint',
        kind: 'time',
        required: true,
        initial: (reply) => landingOf(reply).slice(11, 16),
      },
    ],
    useSender: (options) => useCommand('console/airportOrder/setLanding', options),
    body: ({ reply }, { date = '', lands_at = '' }) => ({
      id: reply.order.id,
      lands_at: `${date}T${lands_at}`,
    }),
  }),
  reportOvertime: actionForm({
    fields: [
      {
        name: 'date',
        label: 'localDate',
        hint: 'localDateHint',
        kind: 'date',
        required: true,
        initial: lastDay,
      },
      { name: 'ended_at', label: 'localTime', hint: 'localTimeHint', kind: 'time', required: true },
      { name: 'extra_km', label: 'extraKm', kind: 'count', required: false },
      { ...reason, required: false },
    ],
    useSender: (options) => useCommand('console/carOrder/reportOvertime', options),
    body: ({ reply }, { date = '', ended_at = '', extra_km, reason = '' }) => ({
      id: reply.order.id,
      ended_at: `${date}T${ended_at}`,
      ...given('extra_km', extra_km, Number),
      reason,
    }),
  }),
};

function HireAction({ reply: { order, staff_actions }, offered, onClose }: ActionDialogProps) {
  const id = offered.target_id ?? 0;
  // Only a ride with a driver can be given to another one.
  const hasDriver = staff_actions.some((one) => one.action === 'reassignRide' && one.target_id === id);
  const ride = { id, orderSn: order.sn, currency: order.total_amount.currency, hasDriver };
  return <HireDialog ride={ride} onClose={onClose} />;
}

function assignment(): RenderAction {
  return (props) => <AssignDialog {...props} />;
}

/** Reported landing of a pick-up's flight, otherwise the planned one: local date and time. */
function landingOf({ order }: DeskReply): string {
  if (order.product !== 'airport') return '';
  const { flight_report: report, flight_time: planned } = order.detail;
  return (report && report.state !== 'cancelled' ? report.lands_at : planned).local;
}

function lastDay({ order }: DeskReply): string {
  return order.service_end.local.slice(0, 10);
}
