/** What is the same in both languages is set as what it is written in. */
export function langOf(text: string): 'zh' | 'en' {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}
