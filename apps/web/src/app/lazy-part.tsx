import { type ComponentType, use } from 'react';

export type LazyPart<Props extends object = Record<never, never>> = {
  /** Fetches the code; the part then renders at once, which is what hydration and prerendering need. */
  readonly preload: () => Promise<void>;
  readonly Part: ComponentType<Props>;
};

export function lazyPart<Props extends object = Record<never, never>>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;

  function preload(): Promise<void> {
    pending ??= load().then(
      (part) => {
        loaded = part;
      },
      (failure: unknown) => {
        // The next look at it may well succeed: the network was away, not the page.
        pending = undefined;
        throw failure;
      },
    );
    return pending;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, while modules load, never in a render
  function Part(props: Props) {
    if (!loaded) use(preload());
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : null;
  }

  return { preload, Part };
}
