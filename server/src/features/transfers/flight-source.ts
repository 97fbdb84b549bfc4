import type { FlightState } from '@serai/contract/transfers/booking';

/** A flight as sold with a pick-up. */
export interface ExpectedFlight {
  /** Airline code and number, such as `MU2031`. */
  number: string;
  /** IATA code of the airport at which it lands. */
  iata: string;
  landsAt: Date;
}

/** Last known landing of a flight; of a cancelled one, the landing that was planned. */
export interface FlightReport {
  state: FlightState;
  landsAt: Date;
}

/**
 * A source of flight data. The portal has none of its own: the demo simulates one, and a provider is connected by
 * implementing this port.
 */
export interface FlightSource {
  /**
   * Returns the last known landing, or undefined for an unknown flight.
   * @throws if the source gives no answer; the flight is looked up again later.
   */
  lookUp(flight: ExpectedFlight, signal: AbortSignal): Promise<FlightReport | undefined>;
}
