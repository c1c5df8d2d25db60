import { useCallback, useMemo, useState } from 'react';

/** The parcels that somebody has chosen. What leaves the board is chosen no more; what comes again as something else still is. */
export function useChosen(onBoard: ReadonlyMap<string, unknown>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => new Set([...ids].filter((id) => onBoard.has(id))), [ids, onBoard]);
  const choose = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const chooseAll = useCallback((all: readonly string[]) => setIds(new Set(all)), []);
  const chooseNone = useCallback(() => setIds(new Set()), []);
  return { chosen, choose, chooseAll, chooseNone };
}
