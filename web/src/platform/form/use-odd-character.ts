import { namedCharacter, plainCode, plainName } from '@serai/contract/normal-text';
import { findOddCharacter } from '@serai/contract/validator-rules';
import { usePhrases } from '../i18n/phrases.ts';

type OddField = Parameters<typeof findOddCharacter>[0];

const isName = (field: OddField) => field.endsWith('Name');

/** The sentence that names the first character a field cannot hold; undefined where each can be there. */
export function useOddCharacter(): (field: OddField, typed: string) => string | undefined {
  const t = usePhrases('common');
  return (field, typed) => {
    const odd = findOddCharacter(field, isName(field) ? plainName(typed) : plainCode(typed));
    return odd === undefined ? undefined : t('characterInvalid', { character: namedCharacter(odd) });
  };
}
