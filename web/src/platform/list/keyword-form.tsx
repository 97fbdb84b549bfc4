import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../i18n/phrases.ts';

interface KeywordFormProps {
  keyword: string;
  onSearch: (keyword: string) => void;
  label: string;
  placeholder: string;
  className?: string;
}

/** Searches a list for a keyword when submitted. */
export function KeywordForm({ keyword: asked, onSearch, label, placeholder, className }: KeywordFormProps) {
  const t = usePhrases('common');
  const [keyword, setKeyword] = useState(asked);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(keyword.trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element has no support in older readers yet
    <form role="search" onSubmit={submit} className={classNames('flex min-w-0 gap-2', className)}>
      <TextInput
        type="search"
        enterKeyHint="search"
        maxLength={60}
        aria-label={label}
        placeholder={placeholder}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        before={<Icon name="search" size={16} />}
      />
      <Button type="submit" className="max-sm:sr-only max-sm:focus:not-sr-only">
        {t('search')}
      </Button>
    </form>
  );
}
