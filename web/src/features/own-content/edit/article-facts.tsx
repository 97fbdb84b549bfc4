import { articleBounds } from '@serai/contract/content/article-states';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import type { Got } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CityField } from '../../places/city-field.tsx';
import type { ArticleValues } from './article-values.ts';
import { CoverField } from './cover-field.tsx';

export type Channels = Got<'cms.User/channels'>['list'];

interface ArticleFactsProps {
  values: ArticleValues;
  channels: Channels;
  faults: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<ArticleValues>) => void;
}

/** Channel, tags and summary of an article, beside its text. */
export function ArticleFacts({ values, channels, faults, onChange }: ArticleFactsProps) {
  const t = usePhrases('edit-article');
  const common = usePhrases('common');
  return (
    <div className="grid content-start gap-4">
      <Field label={t('channel')} required error={faults.channel_id}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('channelChoose')}
            value={values.channel}
            options={channels.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => onChange({ channel: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('lang')} error={faults.lang}>
        {(control) => (
          <Select
            {...control}
            value={values.lang}
            options={(['zh-cn', 'en'] as const).map((lang) => ({ value: lang, label: t(`lang_${lang}`) }))}
            onChange={(event) => onChange({ lang: event.target.value as ArticleValues['lang'] })}
          />
        )}
      </Field>
      <Field label={t('city')} optionalWord={common('optional')} error={faults.city_id}>
        {(control) => (
          <div className="flex gap-2">
            <div className="min-w-0 flex-1">
              <CityField control={control} value={values.city} onChange={(city) => onChange({ city })} />
            </div>
            {values.city && (
              <Button kind="quiet" onClick={() => onChange({ city: '' })}>
                {t('cityClear')}
              </Button>
            )}
          </div>
        )}
      </Field>
      <Field
        label={t('summary')}
        optionalWord={common('optional')}
        hint={t('summaryHint')}
        error={faults.summary}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={articleBounds.summary}
            value={values.summary}
            onChange={(event) => onChange({ summary: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('tags')}
        optionalWord={common('optional')}
        hint={t('tagsHint', { most: articleBounds.tags })}
        error={faults.tags}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={(articleBounds.tag + 2) * articleBounds.tags}
            value={values.tags}
            onChange={(event) => onChange({ tags: event.target.value })}
          />
        )}
      </Field>
      <CoverField value={values.cover} error={faults.cover} onChange={(cover) => onChange({ cover })} />
    </div>
  );
}
