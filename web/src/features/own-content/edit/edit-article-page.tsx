import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApp } from '../../../platform/app.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { idInAddress } from '../../../platform/page/id-in-address.ts';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ArticleMove } from '../articles/article-move.tsx';
import type { Channels } from './article-facts.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ArticleState } from './article-state.tsx';
import { valuesOf } from './article-values.ts';
import { EditForm } from './edit-form.tsx';

export const Page = withQueries(EditArticlePage);

/** Page to write an article, new or existing. */
function EditArticlePage() {
  const t = usePhrases('edit-article');
  const common = usePhrases('common');
  const isNew = useParams().id === 'new';
  const title = t(isNew ? 'titleNew' : 'titleEdit');
  return (
    <div className="mx-auto max-w-7xl">
      <PageHead title={title} indexed={false} />
      <BackLink to={paths.ownArticles()}>{t('back')}</BackLink>
      <h1 className="text-title font-strong">{title}</h1>
      <p className="mt-1 mb-4 max-w-prose text-muted">{t('intro')}</p>
      {useMay()('/user/cms/content', 'add') ? (
        <Article />
      ) : (
        <Card>
          <ForbiddenState title={t('forbidden')}>{common('forbiddenHelp')}</ForbiddenState>
        </Card>
      )}
    </div>
  );
}

function Article() {
  const t = usePhrases('edit-article');
  const navigate = useNavigate();
  const { id: named = '' } = useParams();
  const id = idIn(named);
  const channels = useRead('cms.User/channels', {});
  const detail = useRead('cms.User/contentDetail', { id: id ?? 1 }, { enabled: id !== null, fresh: true });
  // A new article stays in the same form when it gets its id.
  const [begun, setBegun] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  function created(newId: number) {
    setBegun(newId);
    void navigate(paths.editArticle(newId), { replace: true, preventScrollReset: true });
  }
  async function reload() {
    if (id !== null) await detail.refetch();
    setRound(round + 1);
  }
  const formOf = (article: OwnArticleDetail | null, open: Channels) => {
    const isSameForm = id === null || id === begun;
    const offered =
      article && open.every((one) => one.id !== article.channel.id) ? [...open, article.channel] : open;
    if (offered.length === 0) return <EmptyState title={t('noChannels')}>{t('noChannelsHelp')}</EmptyState>;
    return (
      <EditForm
        key={`${isSameForm ? 'new' : id}:${round}`}
        opened={isSameForm && round === 0 ? null : article}
        channels={offered}
        onCreated={created}
        onReload={() => void reload()}
      />
    );
  };
  return (
    <Loaded query={channels} skeleton={<FormSkeleton />}>
      {({ list }) =>
        id === null ? (
          formOf(null, list)
        ) : detail.data ? (
          detail.data.article.actions.includes('edit') ? (
            formOf(detail.data.article, list)
          ) : (
            <Waiting article={detail.data.article} />
          )
        ) : (
          <Loaded query={detail} skeleton={<FormSkeleton />} missing={<Missing />}>
            {() => null}
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** A submitted article is read-only; it can be withdrawn. */
function Waiting({ article }: { article: OwnArticleDetail }) {
  const words = usePhrases('own-content');
  const { lang } = useApp();
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid gap-4">
      <ArticleState article={article} />
      {article.actions.includes('withdraw') && (
        <Button className="justify-self-start" onClick={() => setAsked(true)}>
          {words('withdraw')}
        </Button>
      )}
      <ArticlePreview values={valuesOf(article, lang)} />
      {asked && <ArticleMove article={article} move="withdraw" onClose={() => setAsked(false)} />}
    </div>
  );
}

function Missing() {
  const t = usePhrases('edit-article');
  return (
    <MissingPage title={t('missing')} list={{ to: paths.ownArticles(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Skeleton className="h-112" />
      <Skeleton className="h-80" />
    </div>
  );
}

/** Null for a new article; an invalid id is handled like an unknown one. */
function idIn(named: string): number | null {
  if (named === 'new') return null;
  return idInAddress(named);
}
