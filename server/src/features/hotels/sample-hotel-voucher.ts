import type { VoucheredStay } from './describe-hotel-voucher.ts';

/** Fictitious stay that fills every field of a hotel voucher. */
export const sampleStay: VoucheredStay = {
  sold_as: {
    ...{ hotelZh: '示例酒店', hotelEn: 'Sample Hotel', hotelLocal: 'နမူနာဟိုတယ်' },
    ...{ cityZh: '仰光', cityEn: 'Yangon', countryCode: 'MM', tz: 'Asia/Yangon' },
    ...{ addressZh: '仰光示例路 1 号', addressEn: '1 Sample Road, Yangon' },
    ...{ addressLocal: 'အမှတ် ၁၊ နမူနာလမ်း၊ ရန်ကုန်', phone: '+95 1 555 0123' },
    ...{ zip: '11181', email: 'desk@example.com', star: 4, latitude: 16.80528, longitude: 96.15611 },
    ...{ checkInFrom: '14:00', checkOutUntil: '12:00', roomZh: '豪华双床房', roomEn: 'Deluxe Twin Room' },
    ...{
      meal: 'breakfast',
      bed: 'twin',
      rooms: [{ breakfasts: 2, cost: null }],
      nights: [
        { date: '2026-12-01', price: 0 },
        { date: '2026-12-02', price: 0 },
      ],
    },
    ...{
      included: ['service_charge', 'vat'],
      importantZh: '前台在一楼。',
      importantEn: 'The desk is on the ground floor.',
    },
  },
  ...{ check_in: '2026-12-01', check_out: '2026-12-03', rooms: 1, nationality: 'CN' },
  guests: [{ adults: 2, childAges: [], fullNames: ['ZHANG WEI', 'WANG FANG'] }],
  ...{ confirmation_code: 'HTL-2048', room_number: '', answer: 'acknowledged' },
};
