import { useQueryClient } from '@tanstack/react-query';
import type { StopHours } from '@waybill/contract/rounds/round-input';
import type { CostView, DraftRoundView } from '@waybill/contract/rounds/round-view';
import { useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { toast } from '../../../ui/toast.tsx';
import { keepRounds } from '../api/keep-rounds.ts';
import { tryRounds } from '../api/try-rounds.ts';
import type { EditedRound } from './edit-rounds.ts';
import type { Editing } from './editing.ts';

const keyName = 'rounds';

type Shown = { readonly rounds: readonly EditedRound[]; readonly drafts: readonly DraftRoundView[]; readonly cost?: CostView };

/** Of the parcels that are in them. */
function hoursIn(rounds: readonly EditedRound[], hours: readonly StopHours[]): StopHours[] {
  const there = new Set(rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)));
  return hours.filter(({ orderId }) => there.has(orderId));
}

/** Rounds on the desk: every change is tried, so that its cost is said before anybody keeps it. */
export function useEditing({ day, before, drafts, hours }: Editing, onKept: () => void) {
  const queries = useQueryClient();
  const [shown, setShown] = useState<Shown>({ rounds: before, drafts });
  const { busy, run } = useBusy();

  function change(rounds: readonly EditedRound[]): void {
    void run(async () => {
      const tried = await tryRounds({ day, before: [...before], after: [...rounds], hours: [...hours] });
      setShown({ rounds, drafts: tried.rounds, cost: tried.cost });
    });
  }

  function keep(): void {
    void run(async () => {
      // A new round that lost its last stop is none; a kept one without stops is over.
      const rounds = shown.rounds.filter(({ roundId, stops }) => roundId !== undefined || stops.length > 0);
      const body = { day, rounds, hours: hoursIn(rounds, hours) };
      try {
        if (rounds.length > 0) await keepRounds(body, requestKey(sessionStorage, keyName, body));
        forgetRequestKey(sessionStorage, keyName);
      } finally {
        await queries.invalidateQueries({ queryKey: ['orders'] });
      }
      toast.success('The rounds are kept', 'Whoever has new stops hears of it now.');
      onKept();
    });
  }

  return {
    ...shown,
    busy,
    change,
    keep,
    isChanged: shown.rounds !== before,
    undo: () => setShown({ rounds: before, drafts }),
  };
}
