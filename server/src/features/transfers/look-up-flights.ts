import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import { listWaitedFlights, saveReport } from './flight-report-store.ts';
import type { FlightSource } from './flight-source.ts';

/** Time given to the source for one flight. */
const ANSWER_MS = 5000;

/**
 * Asks the source for the landing of each flight that the desk waits for, and stores what it says. A report changes no
 * order: a person decides, because a driver has to be there. Unanswered flights are logged once and looked up in the
 * next run.
 */
export async function lookUpFlights(
  db: Db,
  { flights, log }: { flights: FlightSource; log: Logger },
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  for (const flight of await listWaitedFlights(db, now)) {
    const report = await flights.lookUp(flight, AbortSignal.timeout(ANSWER_MS)).catch((failure: unknown) => {
      failures.push(failure);
      return undefined;
    });
    if (report) await saveReport(db, flight, report, now);
  }
  if (failures.length > 0) log.warn({ err: failures[0], flights: failures.length }, 'flights not looked up');
}
