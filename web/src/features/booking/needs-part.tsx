import { isPhone } from '@serai/contract/validator-rules';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOddCharacter } from '../../platform/form/use-odd-character.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useIsDesk } from '../orders/views/reader.ts';
import type { BookingValues } from './booking-product.ts';
import { PartTitle } from './part-title.tsx';

export interface NeedsPartProps {
  number: number;
  contactFromLastOrder: boolean;
  /** Placeholder of special requests. */
  placeholder: string;
  /** Note on how requests are handled. */
  note: string;
  /** Frequent requests. */
  chips: readonly string[];
}

/** Special requests with frequent ones to pick, the agency's own reference, and the contact. */
export function NeedsPart(props: NeedsPartProps) {
  const { number, contactFromLastOrder, placeholder, note, chips } = props;
  const t = usePhrases('booking');
  const common = usePhrases('common');
  const oddCharacter = useOddCharacter();
  const isDesk = useIsDesk();
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
  return (
    <Card title={<PartTitle number={number} title={t('partNeeds')} />}>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            label={t('specialRequests')}
            optionalWord={common('optional')}
            hint={note}
            error={errors.special_requests?.message}
          >
            {(control) => (
              <TextArea
                {...control}
                {...register('special_requests')}
                maxLength={1000}
                placeholder={placeholder}
              />
            )}
          </Field>
          <RequestChips words={chips} />
        </div>
        <Field
          label={t('contactName')}
          required
          error={errors.contact_name?.message}
          hint={contactFromLastOrder ? t('contactHint') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('contact_name', {
                validate: (name) => name.trim() !== '' || t('contactNameRequired'),
              })}
              maxLength={80}
              autoComplete="name"
            />
          )}
        </Field>
        <Field label={t('contactPhone')} required error={errors.contact_phone?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('contact_phone', {
                validate: (phone) =>
                  isPhone(phone) || (oddCharacter('phone', phone) ?? t('contactPhoneRequired')),
              })}
              type="tel"
              maxLength={40}
              autoComplete="tel"
            />
          )}
        </Field>
        <Field
          className="sm:col-span-2"
          label={t(isDesk ? 'referenceOfAgency' : 'reference')}
          optionalWord={common('optional')}
          hint={t('referenceHint')}
          error={errors.reference?.message}
        >
          {(control) => <TextInput {...control} {...register('reference')} maxLength={50} />}
        </Field>
      </div>
    </Card>
  );
}

/** Frequent requests: a click adds one, another removes it. */
function RequestChips({ words }: { words: readonly string[] }) {
  const t = usePhrases('booking');
  const { setValue } = useFormContext<BookingValues>();
  const written = useWatch<BookingValues, 'special_requests'>({ name: 'special_requests' });
  const lines = written.split('\n').map((line) => line.trim());
  const toggle = (word: string, chosen: boolean) => {
    const kept = written
      .split('\n')
      .filter((line) => line.trim() !== '' && (!chosen || line.trim() !== word));
    setValue('special_requests', [...kept, ...(chosen ? [] : [word])].join('\n'), { shouldDirty: true });
  };
  return (
    <ul aria-label={t('specialRequests')} className="mt-2 flex flex-wrap gap-2">
      {words.map((word) => {
        const chosen = lines.includes(word);
        return (
          <li key={word}>
            <button
              type="button"
              aria-pressed={chosen}
              onClick={() => toggle(word, chosen)}
              className="inline-flex h-8 items-center gap-1 rounded-full border border-line-strong px-3 text-caption hover:border-teal aria-pressed:border-teal aria-pressed:bg-teal-soft aria-pressed:text-teal"
            >
              <Icon name={chosen ? 'check' : 'plus'} size={14} />
              {word}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
