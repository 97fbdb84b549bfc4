/** Words the user object carries. */
export const accountWords: { genders: readonly string[] } = {
  /** By number: unknown, male, female. */
  genders: ['未知', '男', '女'],
};
