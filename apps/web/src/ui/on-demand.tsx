import { type ComponentType, useEffect, useState } from 'react';

/**
 * Something that a page can do without, fetched when it is wanted. Where that fails the page stays and this is missing, or
 * `Missing` says so; it is tried again when the network is back, and whenever it is wanted anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<Props>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function OnDemand(props: Props) {
    const [Shown, setShown] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const show = (next: ComponentType<Props> | undefined) => {
        if (!isGone) setShown(() => next);
      };
      const attempt = () =>
        void load().then(
          (fetched) => {
            loaded = fetched;
            show(fetched);
          },
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
  };
}
