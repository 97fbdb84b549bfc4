import type { ChannelView } from '@serai/contract/content/articles';
import { paths } from '../../paths.ts';
import type { TrailStep } from '../../platform/head/site-facts.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** From the home page over the channels to the page itself, where that is not one of these. */
export function useTrail(channels: readonly ChannelView[], last?: TrailStep): TrailStep[] {
  const t = usePhrases('content');
  return [
    { name: t('home'), path: paths.home() },
    ...channels.map(({ name, slug }) => ({ name, path: paths.channel(slug) })),
    ...(last ? [last] : []),
  ];
}
