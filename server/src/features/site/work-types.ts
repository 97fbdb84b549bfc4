import type { WorkTypeOption } from '@serai/contract/site/places';
import { urgentWorkTypes, workTypes } from '@serai/contract/work-orders/types';
import { workTypes as en } from '@serai/phrases/en/work-types';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { workTypes as zh } from '@serai/phrases/zh/work-types';

/** Lists the subjects of work orders, most wanted first; a keyword matches part of their text. */
export function listWorkTypes(keyword: string, lang: Lang): WorkTypeOption[] {
  const words = inLanguage(lang, { zh, en });
  const wanted = keyword.trim().toLowerCase();
  return workTypes
    .filter((type) => `${zh[type]}\n${en[type]}`.toLowerCase().includes(wanted))
    .map((type) => ({ value: type, label: words[type], urgent: urgentWorkTypes.includes(type) }));
}
