import { inLanguage } from '@serai/phrases/lang';
import type { Got } from '../../platform/api/calls.ts';
import { useApp } from '../../platform/app.tsx';

/** A selling company that roles can be limited to. */
export type SellerName = Got<'console/staffRole/list'>['sellers'][number];

/** Returns the name of a selling company in the reader's language. */
export function useSellerName(): (seller: SellerName) => string {
  const { lang } = useApp();
  return ({ name_zh: zh, name_en: en }) => inLanguage(lang, { zh, en });
}
