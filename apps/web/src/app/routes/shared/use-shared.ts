import { isProblem } from '@waybill/client/failures';
import { idPrefixes } from '@waybill/contract/ids';
import type { SharedItemView } from '@waybill/contract/timeline/get-shared-item';
import type { SharedPersonView } from '@waybill/contract/users/get-shared-person';
import { useCallback, useEffect, useState } from 'react';
import { getSharedItem } from '../../../features/timeline/api/get-shared-item.ts';
import { getSharedPerson } from '../../../features/users/api/get-shared-person.ts';

export type Shared =
  | { readonly state: 'looking' | 'none' | 'failed' }
  | { readonly state: 'item'; readonly item: SharedItemView }
  | { readonly state: 'person'; readonly person: SharedPersonView };

const looking: Shared = { state: 'looking' };

/** What a shared link is about; undefined while the link is not known. */
export function useShared(id: string | undefined): Shared & { readonly retry: () => void } {
  const [shared, setShared] = useState<Shared>(looking);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((now) => now + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once
  useEffect(() => {
    if (id === undefined) return;
    const stop = new AbortController();
    setShared(looking);
    find(id, stop.signal).then(setShared, (failure: unknown) => {
      if (!stop.signal.aborted) setShared({ state: isProblem(failure, 'not_found', 'invalid_input') ? 'none' : 'failed' });
    });
    return () => stop.abort();
  }, [id, round]);
  return { ...shared, retry };
}

async function find(id: string, signal: AbortSignal): Promise<Shared> {
  if (id.startsWith(`${idPrefixes.user}_`)) return { state: 'person', person: await getSharedPerson(id, signal) };
  return { state: 'item', item: await getSharedItem(id, signal) };
}
