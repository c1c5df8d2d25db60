const name = '__allowCookie';
const halfAYearSeconds = 182 * 24 * 3600;

/** The consent to counting visits and to the help desk’s chat; null while not asked or not answered. */
export function readCookieAnswer(cookies: string): boolean | null {
  const pair = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  return value === '1' ? true : value === '0' ? false : null;
}

export function cookieAnswerText(allowed: boolean, secure: boolean): string {
  return `${name}=${allowed ? 1 : 0}; Path=/; Max-Age=${halfAYearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
