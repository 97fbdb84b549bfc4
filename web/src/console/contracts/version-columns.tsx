import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Tag } from '@serai/ui/tag';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../platform/app.tsx';
import { timeText, useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ContractReply, Terms, Version } from './contract-reply.ts';
import { VersionStateTag } from './contract-state-tag.tsx';
import { UndoVersion } from './undo-version.tsx';
import { useTermWords } from './use-term-words.ts';

/** Versions shown before the reader asks for all. */
const SHOWN = 4;

interface VersionColumnsProps {
  reply: ContractReply;
  mayEdit: boolean;
}

/** Versions of a contract side by side, newest first; terms that differ from the version before are marked. */
export function VersionColumns({ reply, mayEdit }: VersionColumnsProps) {
  const t = usePhrases('console-contracts');
  const rows = useTermRows(reply);
  const [showsAll, setShowsAll] = useState(false);
  const { versions } = reply;
  const shown = showsAll ? versions : versions.slice(0, SHOWN);
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lead font-strong">{t('versions')}</h2>
      <section
        aria-label={t('scrollHint')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full border-collapse text-left text-caption">
          <thead>
            <tr className="border-b border-line-strong align-top">
              <th scope="col" className="sticky left-0 w-28 bg-surface p-3 font-strong md:w-40">
                {t('term')}
              </th>
              {shown.map((version) => (
                <th key={version.number} scope="col" className="min-w-64 p-3 font-normal">
                  <div className="flex flex-wrap items-center gap-2">
                    <span className="font-strong">{t('version', { number: version.number })}</span>
                    <VersionStateTag state={version.state} />
                  </div>
                  {mayEdit && version.state === 'scheduled' && (
                    <UndoVersion hotelId={reply.hotel.id} number={version.number} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-b border-line align-top last:border-0">
                <th scope="row" className="sticky left-0 bg-surface p-3 font-normal text-muted">
                  {row.title}
                </th>
                {shown.map((version, at) => (
                  <td key={version.number} className="p-3 [overflow-wrap:anywhere]">
                    {isChanged(row.part, version, versions[at + 1]) && (
                      <div className="mb-1">
                        <Tag tone="amber">{t('changed')}</Tag>
                      </div>
                    )}
                    {row.render(version)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {versions.length > shown.length && (
        <div className="mt-2">
          <Button kind="quiet" onClick={() => setShowsAll(true)}>
            {t('showAll', { count: versions.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface TermRow {
  key: string;
  title: string;
  /** Part of the terms that is compared with the version before. */
  part?: (terms: Terms) => unknown;
  render: (version: Version) => ReactNode;
}

function isChanged(part: TermRow['part'], version: Version, before: Version | undefined): boolean {
  return (
    part !== undefined &&
    before !== undefined &&
    JSON.stringify(part(version.terms)) !== JSON.stringify(part(before.terms))
  );
}

function useTermRows({ currency, plans, tz }: ContractReply): TermRow[] {
  const t = usePhrases('console-contracts');
  const { lang } = useApp();
  const { time } = useDates();
  const money = useMoney();
  const words = useTermWords();
  const planName = (id: number) => {
    const plan = plans.find((each) => each.id === id);
    return plan ? words.planText(plan) : `#${id}`;
  };
  const lines = (texts: readonly string[]) =>
    texts.length === 0 ? (
      <span className="text-muted">{t('none')}</span>
    ) : (
      <ul className="grid gap-1">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  return [
    {
      key: 'effective',
      title: t('effective'),
      render: ({ effective_at }) =>
        effective_at === null ? '—' : timeText(effective_at, lang, tz).slice(0, 16),
    },
    {
      key: 'validity',
      title: t('validity'),
      part: ({ valid_from, valid_to }) => [valid_from, valid_to],
      render: ({ terms }) => `${terms.valid_from} – ${terms.valid_to}`,
    },
    {
      key: 'rates',
      title: t('costRates'),
      part: ({ cost_currency, cost_rates }) => [cost_currency, cost_rates],
      render: ({ terms: { cost_currency: cost, cost_rates } }) =>
        cost_rates.length === 0
          ? t('sameCurrency', { currency: cost })
          : lines(cost_rates.map((rate) => t('costRate', { ...rate, currency, cost }))),
    },
    {
      key: 'margin',
      title: t('margin'),
      part: ({ margin }) => margin,
      render: ({ terms }) => words.marginText(terms.margin, currency),
    },
    {
      key: 'rounding',
      title: t('rounding'),
      part: ({ rounding }) => rounding,
      render: ({ terms }) => words.roundingText(terms.rounding, currency),
    },
    {
      key: 'seasons',
      title: t('seasons'),
      part: ({ seasons }) => seasons,
      render: ({ terms }) => (
        <ul className="grid gap-2">
          {terms.seasons.map((season) => (
            <li key={`${season.from} ${season.to}`}>
              <div className="font-strong">{`${season.from} – ${season.to}`}</div>
              <ul>
                {season.costs.map(({ rate_plan_id, cost }) => (
                  <li key={rate_plan_id} className="flex max-w-96 flex-wrap justify-between gap-x-4">
                    <span>{planName(rate_plan_id)}</span>
                    <span className="figures">
                      {money.text({ amount: cost, currency: terms.cost_currency })}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'promotions',
      title: t('promotions'),
      part: ({ promotions }) => promotions,
      render: ({ terms }) => lines(terms.promotions.map(words.promotionText)),
    },
    {
      key: 'supplements',
      title: t('supplements'),
      part: ({ supplements }) => supplements,
      render: ({ terms }) =>
        lines(
          terms.supplements.map((one) =>
            words.supplementText(
              one,
              terms.cost_currency,
              inLanguage(lang, { zh: one.name_zh, en: one.name_en }),
            ),
          ),
        ),
    },
    {
      key: 'history',
      title: t('history'),
      render: ({ reason, ...version }) => {
        const at = (seconds: number | null) => time(seconds).slice(0, 16);
        const { made_by, published_by, undone_by } = version;
        return lines([
          ...(reason ? [reason] : []),
          t('madeBy', { name: made_by, time: at(version.made_at) }),
          ...(published_by ? [t('publishedBy', { name: published_by, time: at(version.published_at) })] : []),
          ...(undone_by ? [t('undoneBy', { name: undone_by, time: at(version.undone_at) })] : []),
        ]);
      },
    },
  ];
}
