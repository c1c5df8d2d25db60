/** The names of a pattern’s parameters: `type` and `id` of `/timeline/post/:type/:id`. */
export type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<Pattern extends string> = { readonly [Name in ParamName<Pattern>]: string };

/** The parameters of an address that fits the pattern, else undefined. Case and a slash at the end do not count; `/*` at its end stands for anything below, too. */
export function matchPath<Pattern extends string>(pattern: Pattern, pathname: string): Params<Pattern> | undefined {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace('/\\*', '(/.*)?');
  const match = new RegExp(`^${source}/*$`, 'i').exec(pathname);
  if (!match) return undefined;
  const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decode(value)]);
  return Object.fromEntries(params) as Params<Pattern>;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Broken by hand; the page that looks it up will say that there is no such thing.
    return text;
  }
}
