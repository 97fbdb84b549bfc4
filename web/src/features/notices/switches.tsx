import { type MessageChannel, messageChannels } from '@serai/contract/messages/kinds';
import { Icon } from '@serai/ui/icons';
import { Skeleton } from '@serai/ui/skeleton';
import { Switch } from '@serai/ui/switch';
import { useQueryClient } from '@tanstack/react-query';
import type { Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { putRead, useRead } from '../../platform/query/use-read.ts';

type SwitchReply = Got<'notice/switches'>;
type SwitchedKind = SwitchReply['kinds'][number];

/** Settings of the reader's notices: one switch each, effective at once. */
export function Switches() {
  const t = usePhrases('notices');
  const query = useRead('notice/switches', {});
  return (
    <>
      <p className="mb-4 text-muted">{t('switchesIntro')}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {({ kinds }) => <Table kinds={kinds} />}
      </Loaded>
    </>
  );
}

function Table({ kinds }: { kinds: readonly SwitchedKind[] }) {
  const t = usePhrases('notices');
  const channels = messageChannels.filter((channel) =>
    kinds.some((kind) => kind.channels.some((one) => one.channel === channel)),
  );
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{t('switchesCaption')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-caption text-muted">
          <th scope="col" className="py-2 pr-3 font-strong">
            {t('columnKind')}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-strong md:w-28">
              {t(`channel_${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {kinds.map((kind) => (
          <tr
            key={kind.kind}
            className="border-b border-line align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:py-4"
          >
            <th scope="row" className="py-4 pr-3 font-normal max-sm:w-full max-sm:p-0">
              <span className="flex items-center gap-2">
                <span className="font-strong">{t(`kind_${kind.kind}`)}</span>
                <Fixed kind={kind} />
              </span>
              <span className="block text-caption text-muted">{t(`help_${kind.kind}`)}</span>
            </th>
            {channels.map((channel) => (
              <td
                key={channel}
                className="px-1 py-3 text-center max-sm:flex max-sm:items-center max-sm:gap-1 max-sm:p-0"
              >
                <Cell kind={kind} channel={channel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fixed({ kind }: { kind: SwitchedKind }) {
  const t = usePhrases('notices');
  const all = kind.channels.every(({ fixed }) => fixed);
  if (!all && !kind.partly_fixed) return null;
  return (
    <span title={t(all ? 'fixedHelp' : 'partlyFixed')} className="text-muted">
      <Icon name="lock" size={14} />
      <span className="sr-only">{t(all ? 'fixedHelp' : 'partlyFixed')}</span>
    </span>
  );
}

function Cell({ kind, channel }: { kind: SwitchedKind; channel: MessageChannel }) {
  const t = usePhrases('notices');
  const notify = useNotify();
  const cache = useQueryClient();
  const save = useSend('notice/saveSwitches');
  const state = kind.channels.find((one) => one.channel === channel);
  const words = t('switchOn', { kind: t(`kind_${kind.kind}`), channel: t(`channel_${channel}`) });
  if (!state) {
    return (
      <span className="inline-block py-2 text-muted max-sm:hidden">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{t('notOffered')}</span>
      </span>
    );
  }
  async function change(on: boolean) {
    const { reply } = await save.send({ switches: [{ kind: kind.kind, channel, on }] });
    if (!reply) return;
    putRead(cache, 'notice/switches', {}, () => reply);
    notify('success', t('saved'));
  }
  return (
    <>
      <span aria-hidden="true" className="text-caption text-muted sm:hidden">
        {t(`channel_${channel}`)}
      </span>
      <Switch
        label={words}
        on={state.on}
        fixed={state.fixed}
        busy={save.busy}
        onChange={(on) => void change(on)}
      />
    </>
  );
}
