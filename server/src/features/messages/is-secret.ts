/** Staff must not read codes, which are in subjects and texts, nor the day that a driver's link shows. */
export function isSecret(event: string): boolean {
  return /^code_|^captcha_|^driver_/.test(event);
}
