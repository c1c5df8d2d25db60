import { type ComponentType, use } from 'react';
import type { Heading } from '../ui/page.tsx';

/** A page may ask the server for what it will show before it is drawn, see ask-ahead.ts; and its heading is served ready-made. */
export type PageComponent<Props extends object = Record<never, never>> = ComponentType<Props> & {
  readonly askAhead?: () => Promise<unknown>;
  readonly heading?: Heading;
};

export type LazyPart<Props extends object = Record<never, never>> = {
  /** Fetches the code; the part then renders at once, which is what hydration and prerendering need. */
  readonly preload: () => Promise<void>;
  /** The component, once it is fetched. */
  readonly loaded: () => PageComponent<Props> | undefined;
  readonly Part: ComponentType<Props>;
};

export function lazyPart<Props extends object = Record<never, never>>(
  load: () => Promise<PageComponent<Props>>,
): LazyPart<Props> {
  let loaded: PageComponent<Props> | undefined;
  let pending: Promise<void> | undefined;
  let failed = false;

  function preload(): Promise<void> {
    // After a failure only a new touch tries again: rendering alone would do so without end.
    if (pending && !failed) return pending;
    failed = false;
    pending = load().then(
      (part) => {
        loaded = part;
      },
      (failure: unknown) => {
        failed = true;
        throw failure;
      },
    );
    return pending;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, while modules load, never in a render
  function Part(props: Props) {
    if (!loaded) use(pending ?? preload());
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : null;
  }

  return { preload, loaded: () => loaded, Part };
}
