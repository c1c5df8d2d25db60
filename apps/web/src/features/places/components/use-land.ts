import { useEffect, useState } from 'react';

type Land = typeof import('./route-land.tsx') & typeof import('../model/ground.ts');

/** Without the land the pins still say enough: a failed fetch is not worth a word. */
export function useLand(): Land | undefined {
  const [land, setLand] = useState<Land>();
  useEffect(() => {
    let isGone = false;
    Promise.all([import('./route-land.tsx'), import('../model/ground.ts')]).then(
      ([drawn, known]) => isGone || setLand({ ...drawn, ...known }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return land;
}
