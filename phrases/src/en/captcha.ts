import type { captchaIcons as source } from '../zh/captcha.ts';

export const captchaIcons: Record<keyof typeof source, string> = {
  aeroplane: 'plane',
  sailboat: 'sailboat',
  key: 'key',
  bell: 'bell',
  umbrella: 'umbrella',
  star: 'star',
  heart: 'heart',
  house: 'house',
  fish: 'fish',
  cup: 'cup',
  leaf: 'leaf',
  moon: 'moon',
};
