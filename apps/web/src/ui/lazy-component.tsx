import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component that is fetched when it is first drawn; `waiting` stands in its place until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each component, while modules load, never in a render
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
