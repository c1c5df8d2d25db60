import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { DutyView } from '@waybill/contract/orders/duty';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { findPosition, geolocationOf, PositionError, type PositionTrouble } from '../../places/index.ts';
import { getDutyQuery } from '../api/get-duty.ts';
import { setDuty } from '../api/set-duty.ts';
import { rememberDuty, useDutyMemory } from './duty-memory.ts';

type DutyOptions = { readonly userId: string; readonly onKyc: () => void };

/** Going on duty and off, from this browser. */
export function useDuty({ userId, onKyc }: DutyOptions) {
  const queries = useQueryClient();
  const query = useQuery(getDutyQuery);
  const isHere = useDutyMemory((memory) => memory.userId === userId);
  const [busy, setBusy] = useState<'finding' | 'saving' | null>(null);
  const [trouble, setTrouble] = useState<PositionTrouble | 'hours' | null>(null);

  function take(view: DutyView): void {
    queries.setQueryData(getDutyQuery.queryKey, view);
    rememberDuty(view.isOnDuty ? userId : null);
    void queries.invalidateQueries({ queryKey: ['express'] });
  }

  async function attempt(act: () => Promise<void>): Promise<void> {
    setTrouble(null);
    try {
      await act();
    } catch (failure) {
      if (failure instanceof PositionError) setTrouble(failure.trouble);
      else if (isProblem(failure, 'kyc_required')) onKyc();
      else if (isProblem(failure, 'outside_hours')) setTrouble('hours');
      else showFailure(failure);
    }
    setBusy(null);
  }

  return {
    query,
    busy,
    trouble,
    /** This browser is the one that says where one is. */
    isHere,
    takeOver: () => rememberDuty(userId),
    goOn: (dispatchMode: number) =>
      attempt(async () => {
        setBusy('finding');
        const { latitude, longitude } = await findPosition(geolocationOf(navigator));
        setBusy('saving');
        take(await setDuty({ isOnDuty: true, dispatchMode, latitude, longitude }));
      }),
    goOff: () =>
      attempt(async () => {
        setBusy('saving');
        take(await setDuty({ isOnDuty: false }));
      }),
  };
}
