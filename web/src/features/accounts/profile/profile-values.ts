import type { UserInfo } from '@serai/contract/site/site';

/** Form values, in the types of its controls. */
export interface ProfileValues {
  nickname: string;
  username: string;
  /** A digit from 0 to 2. */
  gender: string;
  /** `YYYY-MM-DD`, empty if not given. */
  birthday: string;
  motto: string;
}

/** In the order of the page. */
const fields = ['nickname', 'username', 'gender', 'birthday', 'motto'] as const;

export function valuesOf({ nickname, username, gender, birthday, motto }: UserInfo): ProfileValues {
  return { nickname, username, gender: String(gender), birthday, motto };
}

/** The fields that were changed, in the order of the page. */
export function changedFields(dirty: Partial<Record<keyof ProfileValues, boolean>>): (keyof ProfileValues)[] {
  return fields.filter((field) => dirty[field]);
}

/** Body of the call: only the changed fields, so that values saved in another window are kept. */
export function wireOf(values: ProfileValues, changed: readonly (keyof ProfileValues)[]): object {
  return Object.fromEntries(
    changed.map((field) => [field, field === 'gender' ? Number(values.gender) : values[field].trim()]),
  );
}
