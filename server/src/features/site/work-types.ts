import type { ReplyOf } from '@serai/contract/endpoint';
import { type listWorkTypes as call, urgentWorkTypes, workTypes } from '@serai/contract/places';
import { workTypes as en } from '@serai/phrases/en/work-types';
import type { Lang } from '@serai/phrases/lang';
import { workTypes as zh } from '@serai/phrases/zh/work-types';

/** What a work order can be about, in the order people look for it. */
export function listWorkTypes(lang: Lang): ReplyOf<typeof call> {
  const words = lang === 'en' ? en : zh;
  return workTypes.map((type) => ({
    value: type,
    label: words[type],
    urgent: urgentWorkTypes.includes(type),
  }));
}
