export interface Passengers {
  adults: number;
  children: number;
  bags: number;
}

export interface PassengersProps {
  value: Passengers;
  onChange: (passengers: Passengers) => void;
}
