import type { City } from './city.ts';

/** Streets and townships in the script that is read there; hotels elsewhere have no local address. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  yangon: {
    'Airport Road': 'လေဆိပ်လမ်း',
    'Banyar Dala Road': 'ဗညားဒလလမ်း',
    'Bo Aung Kyaw Street': 'ဗိုလ်အောင်ကျော်လမ်း',
    'Inya Road': 'အင်းယားလမ်း',
    'Kaba Aye Pagoda Road': 'ကမ္ဘာအေးစေတီလမ်း',
    'Pansodan Street': 'ပန်းဆိုးတန်းလမ်း',
    'Pyay Road': 'ပြည်လမ်း',
    'Shwedagon Pagoda Road': 'ရွှေတိဂုံဘုရားလမ်း',
    'Strand Road': 'ကမ်းနားလမ်း',
    'University Avenue': 'တက္ကသိုလ်ရိပ်သာလမ်း',
    Bahan: 'ဗဟန်းမြို့နယ်',
    Dagon: 'ဒဂုံမြို့နယ်',
    'Downtown (Kyauktada)': 'ကျောက်တံတားမြို့နယ်',
    Kamayut: 'ကမာရွတ်မြို့နယ်',
    Mayangone: 'မရမ်းကုန်းမြို့နယ်',
    Mingaladon: 'မင်္ဂလာဒုံမြို့နယ်',
    Tamwe: 'တာမွေမြို့နယ်',
  },
  bangkok: {
    'Charoen Krung Road': 'ถนนเจริญกรุง',
    'Lat Krabang Road': 'ถนนลาดกระบัง',
    'Phaya Thai Road': 'ถนนพญาไท',
    'Rama I Road': 'ถนนพระรามที่ 1',
    'Rama IV Road': 'ถนนพระรามที่ 4',
    'Ratchadamnoen Road': 'ถนนราชดำเนิน',
    'Ratchadaphisek Road': 'ถนนรัชดาภิเษก',
    'Silom Road': 'ถนนสีลม',
    'Sukhumvit Road': 'ถนนสุขุมวิท',
  },
};

/** The address as a driver there reads it; empty where a street or township has no local name here. */
export function localAddress(city: City, house: number, street: string, township: string): string {
  const names = NAMES[city.code];
  const road = names?.[street];
  if (!names || !road) return '';
  if (city.country === 'TH') return `เลขที่ ${house} ${road} กรุงเทพมหานคร`;
  const place = names[township];
  return place ? `အမှတ် ${burmeseDigits(house)}၊ ${road}၊ ${place}၊ ${city.local}` : '';
}

function burmeseDigits(house: number): string {
  return String(house).replace(/\d/g, (digit) => '၀၁၂၃၄၅၆၇၈၉'[Number(digit)]!);
}
