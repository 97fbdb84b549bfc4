// The rows of the files about vehicles and drivers after reading; names are those of the database's columns.

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
  /** A base's code; empty where nothing is known of it. */
  base: string;
  active: boolean;
}

export interface VehicleRow {
  line: number;
  plate_number: string;
  model: string;
  /** Codes; empty where nothing is known of them. */
  base: string;
  pool: string;
  active: boolean;
}

/** What a folder holds about the fleet. */
export interface FleetRows {
  bases: BaseRow[];
  classes: VehicleClassRow[];
  models: VehicleModelRow[];
  pools: VehiclePoolRow[];
  drivers: DriverRow[];
  vehicles: VehicleRow[];
}
