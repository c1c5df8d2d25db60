import { type ComponentType, useEffect, useState } from 'react';

export type OnDemand<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is drawn, where it is known to be wanted. */
  readonly preload: () => Promise<void>;
};

/**
 * Something that a page can do without, fetched when it is wanted. Where that fails the page stays and this is missing, or
 * `Missing` says so; it is tried again when the network is back, and whenever it is wanted anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
  Waiting?: ComponentType,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  function Part(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const show = (next: ComponentType<Props> | undefined) => {
        if (!isGone) setShown(() => next);
      };
      const attempt = () =>
        void preload().then(
          () => show(loaded),
          () => show(Missing),
        );
      attempt();
      addEventListener('online', attempt);
      return () => {
        isGone = true;
        removeEventListener('online', attempt);
      };
    }, []);
    if (Shown) return <Shown {...props} />;
    return Waiting ? <Waiting /> : null;
  }
  return Object.assign(Part, { preload });
}
