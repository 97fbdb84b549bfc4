import type { texts as zh } from '../zh/texts.ts';

/** Text messages to drivers who read Thai; facts stand in the order of the English text. */
export const texts: Readonly<Partial<Record<keyof typeof zh, string>>> = {
  driver_ride: '{site}: งานใหม่ {time} รับที่ {place} {link}',
  driver_ride_changed: '{site}: ข้อมูลผู้โดยสารของงาน {time} {place} เปลี่ยนแล้ว กรุณาดูใบงาน',
  driver_ride_moved: '{site}: งานเปลี่ยนเป็น {time} รับที่ {place} {link}',
  driver_ride_off: '{site}: งาน {time} {place} ยกเลิกหรือเปลี่ยนคนขับแล้ว ไม่ต้องไป',
};
