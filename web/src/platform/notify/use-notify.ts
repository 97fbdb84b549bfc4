import { useApp } from '../app.tsx';
import type { NoticeStore } from './notices.ts';

/** Shows a notice at the top right: `notify('success', t('saved'))`. */
export function useNotify(): NoticeStore['show'] {
  return useApp().notices.show;
}
