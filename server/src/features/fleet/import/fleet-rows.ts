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
  active: boolean;
}

export interface VehicleRow {
  line: number;
  plate_number: string;
  model: string;
  active: boolean;
}

/** What a folder holds about the fleet. */
export interface FleetRows {
  classes: VehicleClassRow[];
  models: VehicleModelRow[];
  pools: VehiclePoolRow[];
  drivers: DriverRow[];
  vehicles: VehicleRow[];
}
