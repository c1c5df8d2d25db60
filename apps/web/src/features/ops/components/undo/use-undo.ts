import { useQueryClient } from '@tanstack/react-query';
import type { ActView } from '@waybill/contract/ops/list-acts';
import { mayUndo } from '@waybill/contract/ops/undo-table';
import { useEffect, useState } from 'react';
import { useBusy } from '../../../../forms/use-busy.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { undoAct } from '../../api/undo-act.ts';

const minuteMs = 60_000;
const lookEveryMs = 15_000;

/** Minutes in which whoever looks can still take this back, begun ones counted; 0 where they cannot. */
export function useMinutesToUndo({ what, by, undo }: Pick<ActView, 'what' | 'by' | 'undo'>): number {
  const { staffRole, username } = useUser();
  const [now, setNow] = useState(Date.now);
  const until = undo.until === null ? 0 : Date.parse(undo.until);
  const isTheirs = staffRole !== null && mayUndo(staffRole, what, by === username);
  const left = isTheirs ? Math.max(0, Math.ceil((until - now) / minuteMs)) : 0;
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, [left]);
  return left;
}

/** Takes an act back; whatever comes of it, the console is read again. */
export function useUndo(actId: string) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const undo = () =>
    run(async () => {
      try {
        await undoAct(actId);
        toast.success('Taken back', 'It is as it was before, and they are told where they had been told.');
      } finally {
        void queries.invalidateQueries({ queryKey: ['ops'] });
      }
    });
  return { busy, undo: () => void undo() };
}
