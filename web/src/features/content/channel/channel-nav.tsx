import type { ChannelView } from '@serai/contract/content/articles';
import type { ChannelTree } from '@serai/contract/content/reading';
import { classNames } from '@serai/ui/class-names';
import { ScrollStrip } from '@serai/ui/scroll-strip';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** All channels; those below the root of the open one are indented, and on a phone they scroll in one line. */
export function ChannelNav({
  channels,
  open,
}: {
  channels: readonly ChannelTree[];
  open: readonly ChannelView[];
}) {
  const t = usePhrases('content');
  if (channels.length === 0) return null;
  return (
    <nav aria-label={t('channels')} className="min-w-0 max-lg:-mx-4 md:max-lg:mx-0">
      <ScrollStrip>
        <Branch channels={channels} open={open} deep={false} />
      </ScrollStrip>
    </nav>
  );
}

function Branch(props: { channels: readonly ChannelTree[]; open: readonly ChannelView[]; deep: boolean }) {
  const { channels, open, deep } = props;
  const here = open.at(-1)?.id;
  return (
    <ul
      className={classNames(
        'lg:grid',
        deep
          ? 'max-lg:contents lg:ml-3 lg:border-l lg:border-line lg:pl-2'
          : 'gap-2 max-lg:flex max-lg:w-max max-md:px-4',
      )}
    >
      {channels.map((channel) => (
        <li key={channel.id} className="max-lg:contents">
          <ChannelLink channel={channel} isHere={channel.id === here} />
          {channel.children.length > 0 && open.some(({ id }) => id === channel.id) && (
            <Branch channels={channel.children} open={open} deep />
          )}
        </li>
      ))}
    </ul>
  );
}

function ChannelLink({ channel, isHere }: { channel: ChannelView; isHere: boolean }) {
  const look = classNames(
    'flex min-h-10 items-center rounded-control px-3 max-lg:border max-lg:border-line max-lg:whitespace-nowrap',
    isHere ? 'bg-teal-soft font-strong text-teal' : 'hover:text-teal max-lg:bg-surface',
  );
  if (channel.kind === 'link' && /^https?:/i.test(channel.url))
    return (
      <a href={channel.url} className={look}>
        {channel.name}
      </a>
    );
  return (
    <Link
      to={channel.kind === 'link' ? channel.url : paths.channel(channel.slug)}
      aria-current={isHere ? 'page' : undefined}
      className={look}
    >
      {channel.name}
    </Link>
  );
}
