/** What a key may still do, as the server told it with an answer. */
export type RateLimit = { readonly limit: number; readonly remaining: number; readonly resetSeconds: number };

export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [limit, remaining, resetSeconds] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(headers.get(`ratelimit-${name}`) ?? NaN),
  );
  if (limit === undefined || remaining === undefined || resetSeconds === undefined) return undefined;
  return [limit, remaining, resetSeconds].some(Number.isNaN) ? undefined : { limit, remaining, resetSeconds };
}
