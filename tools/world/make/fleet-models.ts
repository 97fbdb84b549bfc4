import type { Body } from '@serai/contract/vehicles/vehicles';

/** A class of vehicles: what a passenger can choose, and its price level relative to the economy sedan. */
export interface ClassSpec {
  code: string;
  zh: string;
  en: string;
  examples: readonly [zh: string, en: string];
  body: Body;
  seats: number;
  bags: number;
  level: number;
}

/** A real model; `day` is the all-day price in Yangon, in US dollars. */
export interface ModelSpec {
  code: string;
  vehicleClass: string;
  zh: string;
  en: string;
  body: Body;
  seats: number;
  bags: number;
  energy: 'petrol' | 'diesel' | 'hybrid' | 'electric';
  fourWheel: boolean;
  day: number;
}

export const CLASSES: readonly ClassSpec[] = [
  cls(
    'economy',
    '经济轿车',
    'Economy sedan',
    ['丰田 Belta 或同级', 'Toyota Belta or similar'],
    'sedan',
    3,
    2,
    1,
  ),
  cls(
    'comfort',
    '舒适轿车',
    'Comfort sedan',
    ['丰田凯美瑞或同级', 'Toyota Camry or similar'],
    'sedan',
    3,
    3,
    1.3,
  ),
  cls(
    'business',
    '商务轿车',
    'Business sedan',
    ['奔驰 E 级或同级', 'Mercedes-Benz E-Class or similar'],
    'sedan',
    3,
    3,
    2.3,
  ),
  cls('suv', '越野车', 'SUV', ['丰田普拉多或同级', 'Toyota Land Cruiser Prado or similar'], 'suv', 4, 4, 1.7),
  cls('mpv', '商务车', 'MPV', ['丰田埃尔法或同级', 'Toyota Alphard or similar'], 'mpv', 6, 5, 1.9),
  cls('van', '面包车', 'Van', ['丰田海狮或同级', 'Toyota HiAce or similar'], 'van', 10, 6, 2.1),
  cls(
    'minibus',
    '中巴',
    'Minibus',
    ['丰田考斯特或同级', 'Toyota Coaster or similar'],
    'minibus',
    18,
    12,
    3.4,
  ),
  cls('coach', '大巴', 'Coach', ['宇通 35 座或同级', 'Yutong 35-seater or similar'], 'coach', 35, 30, 5.5),
];

export const MODELS: readonly ModelSpec[] = [
  model('toyota-belta', 'economy', '丰田 Belta', 'Toyota Belta', 'sedan', 3, 2, 'petrol', 48),
  model('toyota-vios', 'economy', '丰田威驰', 'Toyota Vios', 'sedan', 3, 2, 'petrol', 50),
  model('honda-city', 'economy', '本田锋范', 'Honda City', 'sedan', 3, 2, 'petrol', 52),
  model('toyota-crown', 'comfort', '丰田皇冠', 'Toyota Crown', 'sedan', 3, 3, 'hybrid', 72),
  model('toyota-camry', 'comfort', '丰田凯美瑞', 'Toyota Camry', 'sedan', 3, 3, 'hybrid', 70),
  model('honda-accord', 'comfort', '本田雅阁', 'Honda Accord', 'sedan', 3, 3, 'hybrid', 68),
  model('byd-seal', 'comfort', '比亚迪海豹', 'BYD Seal', 'sedan', 3, 2, 'electric', 66),
  model('mercedes-e-class', 'business', '奔驰 E 级', 'Mercedes-Benz E-Class', 'sedan', 3, 3, 'petrol', 150),
  model('bmw-5-series', 'business', '宝马 5 系', 'BMW 5 Series', 'sedan', 3, 3, 'petrol', 148),
  model('toyota-prado', 'suv', '丰田普拉多', 'Toyota Land Cruiser Prado', 'suv', 4, 4, 'diesel', 105, true),
  model('mitsubishi-pajero', 'suv', '三菱帕杰罗', 'Mitsubishi Pajero', 'suv', 4, 4, 'diesel', 92, true),
  model('toyota-fortuner', 'suv', '丰田 Fortuner', 'Toyota Fortuner', 'suv', 4, 4, 'diesel', 88, true),
  model('toyota-hilux', 'suv', '丰田海拉克斯', 'Toyota Hilux', 'pickup', 4, 4, 'diesel', 82, true),
  model('toyota-alphard', 'mpv', '丰田埃尔法', 'Toyota Alphard', 'mpv', 6, 4, 'hybrid', 125),
  model('hyundai-staria', 'mpv', '现代 Staria', 'Hyundai Staria', 'mpv', 6, 6, 'diesel', 98),
  model('buick-gl8', 'mpv', '别克 GL8', 'Buick GL8', 'mpv', 6, 5, 'petrol', 96),
  model('toyota-hiace', 'van', '丰田海狮', 'Toyota HiAce', 'van', 10, 6, 'diesel', 98),
  model('hyundai-h350', 'van', '现代 H350', 'Hyundai H350', 'van', 11, 7, 'diesel', 112),
  model('toyota-coaster', 'minibus', '丰田考斯特', 'Toyota Coaster', 'minibus', 18, 12, 'diesel', 165),
  model('mitsubishi-rosa', 'minibus', '三菱罗莎', 'Mitsubishi Fuso Rosa', 'minibus', 20, 12, 'diesel', 158),
  model('yutong-35', 'coach', '宇通 35 座客车', 'Yutong 35-seater', 'coach', 35, 30, 'diesel', 260),
];

function cls(
  code: string,
  zh: string,
  en: string,
  examples: ClassSpec['examples'],
  body: Body,
  seats: number,
  bags: number,
  level: number,
): ClassSpec {
  return { code, zh, en, examples, body, seats, bags, level };
}

function model(
  code: string,
  vehicleClass: string,
  zh: string,
  en: string,
  body: Body,
  seats: number,
  bags: number,
  energy: ModelSpec['energy'],
  day: number,
  fourWheel = false,
): ModelSpec {
  return { code, vehicleClass, zh, en, body, seats, bags, energy, fourWheel, day };
}
