/** SQL condition that the row `stop` of `stop_sells` is in force. */
export const isStopped = 'stop.opened_at IS NULL';

/**
 * SQL aggregate of rows `stop` of `stop_sells` as stay limits. Appended to the limits of a rate plan they apply last,
 * so that no row of an import puts the nights on sale again.
 */
export const stoppedNights = `jsonb_agg(jsonb_build_object('from', stop.from_night, 'to', stop.to_night,
  'weekdays', '', 'stopSell', true) ORDER BY stop.id)`;
