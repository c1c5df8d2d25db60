import { matchPath, type Params } from './match-path.ts';
import { useLocation } from './navigation.ts';

/** The parameters of the page at hand: `const { type, id } = useParams(paths.timelineItem)`. */
export function useParams<Pattern extends string>(pattern: Pattern): Params<Pattern> {
  const params = matchPath(pattern, useLocation().pathname);
  if (!params) throw new Error(`This page is not at ${pattern}`);
  return params;
}
