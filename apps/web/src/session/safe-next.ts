const here = 'https://here.invalid';

/**
 * Where to go after signing in: an absolute path of this very site, or undefined. Anything a browser could read as
 * another site, another scheme or the sign-in pages themselves is refused.
 */
export function safeNext(next: string | null | undefined): string | undefined {
  // Browsers drop tabs and line breaks from addresses and read backslashes as slashes; nothing honest has either.
  if (!next?.startsWith('/') || next.length > 2000 || /[\\\p{Cc}\s]/u.test(next)) return undefined;
  if (!URL.canParse(next, here)) return undefined;
  const url = new URL(next, here);
  // “/..//elsewhere” stays on this site as it is read now, but its cleaned form would not.
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  if (/^\/(login|api|sandbox)(\/|$)/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
