// Rows of the vehicle and driver files after reading; fields are named like the database columns.

interface Kind {
  line: number;
  code: string;
  name_zh: string;
  name_en: string;
  body: string;
  seats: number;
  bags: number;
  position: number;
  active: boolean;
}

export interface BaseRow {
  line: number;
  code: string;
  name_zh: string;
  name_en: string;
  country_code: string;
  tz: string;
  latitude: number;
  longitude: number;
  language: string;
  turnaround_minutes: number;
  active: boolean;
}

export interface VehicleClassRow extends Kind {
  examples_zh: string;
  examples_en: string;
}

export interface VehicleModelRow extends Kind {
  class: string;
  energy: string;
  drivetrain: string;
}

export interface VehiclePoolRow {
  line: number;
  code: string;
  units: number;
  active: boolean;
}

export interface DriverRow {
  line: number;
  code: string;
  name_zh: string;
  name_en: string;
  phone: string;
  languages: string[];
  /** Code of a base; empty if unknown. */
  base: string;
  active: boolean;
}

export interface VehicleRow {
  line: number;
  plate_number: string;
  model: string;
  /** Codes; empty if unknown. */
  base: string;
  pool: string;
  active: boolean;
}

/** Fleet content of an import folder. */
export interface FleetRows {
  bases: BaseRow[];
  classes: VehicleClassRow[];
  models: VehicleModelRow[];
  pools: VehiclePoolRow[];
  drivers: DriverRow[];
  vehicles: VehicleRow[];
}
