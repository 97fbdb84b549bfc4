import type { ChannelView } from '@serai/contract/content/articles';
import { paths } from '../../paths.ts';
import type { TrailStep } from '../../platform/head/site-facts.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Breadcrumbs from the home page through the channels to the page, unless it is one of them. */
export function useTrail(channels: readonly ChannelView[], last?: TrailStep): TrailStep[] {
  const t = usePhrases('content');
  return [
    { name: t('home'), path: paths.home() },
    ...channels.map(({ name, slug }) => ({ name, path: paths.channel(slug) })),
    ...(last ? [last] : []),
  ];
}
