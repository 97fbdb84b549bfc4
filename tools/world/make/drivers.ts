import type { Chance } from './chance.ts';
import { MODELS } from './fleet-models.ts';

type Row = Record<string, string | number>;

const BURMESE = [
  ['昂', 'Aung'],
  ['图', 'Htoo'],
  ['觉', 'Kyaw'],
  ['佐', 'Zaw'],
  ['梭', 'Soe'],
  ['苗', 'Myo'],
  ['林', 'Lin'],
  ['耶', 'Ye'],
  ['吞', 'Tun'],
  ['奈', 'Naing'],
  ['德', 'Thet'],
  ['培', 'Pe'],
] as const;
const SURNAMES = [
  ['杨', 'Yang'],
  ['段', 'Duan'],
  ['赵', 'Zhao'],
  ['尹', 'Yin'],
  ['寸', 'Cun'],
  ['李', 'Li'],
] as const;
const GIVEN = [
  ['德昌', 'Dechang'],
  ['顺安', "Shun'an"],
  ['茂林', 'Maolin'],
  ['家福', 'Jiafu'],
  ['正和', 'Zhenghe'],
  ['永泰', 'Yongtai'],
  ['兴旺', 'Xingwang'],
] as const;

/** Sixty invented drivers with mobiles, out of blocks that are as good as never given out. */
export function makeDrivers(chance: Chance): Row[] {
  const taken = new Set<string>();
  const rows: Row[] = [];
  while (rows.length < 60) {
    const chinese = rows.length % 5 === 4;
    const parts = chinese ? [chance.pick(SURNAMES), chance.pick(GIVEN)] : chance.some(BURMESE, 3);
    const name = parts.map(([, en]) => en).join(' ');
    if (taken.has(name)) continue;
    taken.add(name);
    rows.push({
      code: `DRV${String(rows.length + 1).padStart(2, '0')}`,
      name_zh: parts.map(([zh]) => zh).join(''),
      name_en: name,
      phone: `${chinese ? chance.pick(['+95 9 400 ', '+86 130 00', '+66 80 0']) : '+95 9 400 '}${chance.whole(10, 99)} ${chance.whole(1000, 9999)}`,
      languages: chinese || chance.happens(0.3) ? 'burmese chinese' : 'burmese',
      active: 'yes',
    });
  }
  return rows;
}

/** Eighty vehicles: every model three times, and then whatever chance gives. */
export function makeVehicles(chance: Chance): Row[] {
  const taken = new Set<string>();
  const rows: Row[] = [];
  while (rows.length < 80) {
    const plate = makePlate(chance);
    if (taken.has(plate)) continue;
    taken.add(plate);
    const model =
      rows.length < MODELS.length * 3 ? MODELS[rows.length % MODELS.length]! : chance.pick(MODELS);
    rows.push({ plate_number: plate, model: model.code, active: 'yes' });
  }
  return rows;
}

/** Written as plates are in Myanmar, Yunnan and Bangkok. */
function makePlate(chance: Chance): string {
  const letter = () => chance.pick([...'ABCDEFGHKLMNPQ']);
  const number = chance.whole(1000, 9999);
  if (chance.happens(0.2)) return `云${chance.pick(['A', 'N'])}·${letter()}${number}`;
  if (chance.happens(0.1)) return `${chance.whole(1, 9)}กข ${number}`;
  return `${chance.pick(['YGN', 'YGN', 'YGN', 'MDY', 'NPW', 'SHN'])} ${chance.whole(1, 9)}${letter()}-${number}`;
}
