import type { texts as zh } from '../zh/texts.ts';

/** Text messages to drivers who read Burmese; facts stand in the order of the English text. */
export const texts: Readonly<Partial<Record<keyof typeof zh, string>>> = {
  driver_ride: '{site}: ခရီးစဉ်အသစ် {time}၊ {place} တွင် ကြိုရန်။ {link}',
  driver_ride_changed: '{site}: {time} {place} ခရီးစဉ်၏ ခရီးသည်အချက်အလက် ပြောင်းပါသည်။ စာရင်းကို ကြည့်ပါ။',
  driver_ride_moved: '{site}: ခရီးစဉ်ကို {time} သို့ ပြောင်းပါသည်၊ {place} တွင် ကြိုရန်။ {link}',
  driver_ride_off: '{site}: {time} {place} ခရီးစဉ်ကို ပယ်ဖျက် သို့မဟုတ် အခြားသူသို့ လွှဲပြီးပါပြီ။ မသွားပါနှင့်။',
};
