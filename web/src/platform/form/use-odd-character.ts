import { namedCharacter, plainCode, plainName } from '@serai/contract/normal-text';
import { findOddCharacter } from '@serai/contract/validator-rules';
import { usePhrases } from '../i18n/phrases.ts';

type OddField = Parameters<typeof findOddCharacter>[0];

const isName = (field: OddField) => field.endsWith('Name');

/** The message about the first unprintable character of a field; undefined if there is none. */
export function useOddCharacter(): (field: OddField, typed: string) => string | undefined {
  const t = usePhrases('common');
  return (field, typed) => {
    const odd = findOddCharacter(field, isName(field) ? plainName(typed) : plainCode(typed));
    return odd === undefined ? undefined : t('characterInvalid', { character: namedCharacter(odd) });
  };
}
