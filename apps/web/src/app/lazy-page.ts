import { type LazyPart, lazyPart, type PageComponent } from './lazy-part.tsx';

// A prerendered page carries its own part of the stylesheet; the whole of it is fetched with the next page.
let wholeStylesheet = false;

export function wantWholeStylesheet(): void {
  wholeStylesheet = true;
}

export function lazyPage<Props extends object = Record<never, never>>(
  load: () => Promise<PageComponent<Props>>,
): LazyPart<Props> {
  return lazyPart(async () => (await Promise.all([load(), wholeStylesheet && import('./styles.ts')]))[0]);
}
