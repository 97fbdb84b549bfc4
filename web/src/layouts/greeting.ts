/** The greeting for an hour of the reader's day, 0 to 23; from eleven at night to five it sends one to bed. */
export function greetingKey(hour: number) {
  if (hour >= 23 || hour < 5) return 'greetingNight';
  if (hour < 8) return 'greetingDawn';
  if (hour < 12) return 'greetingMorning';
  if (hour < 14) return 'greetingNoon';
  if (hour < 18) return 'greetingAfternoon';
  return 'greetingEvening';
}
