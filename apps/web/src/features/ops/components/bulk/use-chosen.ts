import type { CaseName } from '@waybill/contract/ops/case-kinds';
import { useRef, useState } from 'react';
import type { AskedCase } from '../../api/preview-bulk.ts';

/** A case that can be chosen, with what it is called where several are listed. */
export type Choosable = AskedCase & { readonly label: string };

export const keyOfCase = ({ kind, id }: CaseName) => `${kind} ${id}`;

/** Which of the cases shown are chosen. What leaves the list is chosen no longer. */
export function useChosen(shown: readonly Choosable[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const chosen = shown.filter((each) => keys.has(keyOfCase(each)));

  /** With `isRange` everything between the last one that was pressed and this one becomes like it. */
  function toggle(key: string, isRange: boolean): void {
    const all = shown.map(keyOfCase);
    const isOn = !keys.has(key);
    const [from, to] = [all.indexOf(isRange ? (last.current ?? key) : key), all.indexOf(key)];
    last.current = key;
    const next = new Set(keys);
    for (const each of from < 0 ? [key] : all.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (isOn) next.add(each);
      else next.delete(each);
    }
    setKeys(next);
  }

  return {
    chosen,
    has: (key: string) => keys.has(key),
    toggle,
    chooseAll: () => setKeys(new Set(shown.map(keyOfCase))),
    clear: () => setKeys(new Set()),
    /** Those that were dealt with. */
    drop(gone: readonly CaseName[]) {
      const dropped = new Set(gone.map(keyOfCase));
      setKeys((before) => new Set([...before].filter((key) => !dropped.has(key))));
    },
  };
}
