import { useQuery, useQueryClient } from '@tanstack/react-query';
import { expressLimits } from '@waybill/contract/orders/enums';
import { useEffect, useRef } from 'react';
import { getDutyQuery } from '../../features/orders/api/get-duty.ts';
import { listExpressRequestsQuery } from '../../features/orders/api/list-express-requests.ts';
import { carryingQuery } from '../../features/orders/api/list-orders.ts';
import { rememberCarrying, rememberDuty, useDutyMemory } from '../../features/orders/model/duty-memory.ts';
import { isFollowedHere } from '../../features/orders/model/is-followed.ts';
import { rings } from '../../features/orders/model/rings-state.ts';
import { useReportPosition } from '../../features/orders/model/use-report-position.ts';
import { toast } from '../../ui/toast.tsx';

const longAwayMs = expressLimits.positionMinutes * 60_000;

/** For whoever is on duty or carries a parcel with this browser: says where they are on every page, and takes up what rings already. */
export function DutyKeeper({ userId }: { readonly userId: string }) {
  const queries = useQueryClient();
  const isOnDutyHere = useDutyMemory((memory) => memory.userId === userId);
  const { data } = useQuery({ ...getDutyQuery, enabled: isOnDutyHere });
  const isOnDuty = isOnDutyHere ? data?.isOnDuty : undefined;
  const isCarrying = useCarrying(userId);
  const { status } = useReportPosition(isOnDuty === true || isCarrying);

  useEffect(() => {
    if (isOnDuty === false) rememberDuty(null);
    if (isOnDuty !== true) return;
    queries.fetchQuery({ ...listExpressRequestsQuery, staleTime: 0 }).then(
      (requests) => {
        for (const { package: parcel, ringsUntil } of requests) if (ringsUntil) rings.start(parcel.id, ringsUntil);
      },
      // The list itself shows why it could not be loaded.
      () => {},
    );
  }, [isOnDuty, queries]);

  useEffect(() => {
    if (status === 'unwanted' || status === 'reporting') void queries.invalidateQueries({ queryKey: getDutyQuery.queryKey });
    // Found now: what is near is another answer.
    if (status === 'reporting') void queries.invalidateQueries({ queryKey: listExpressRequestsQuery.queryKey });
    if (status === 'unwanted') void queries.invalidateQueries({ queryKey: carryingQuery.queryKey });
  }, [status, queries]);

  useAwayNote(status);
  return null;
}

/** Until the last parcel that somebody waits for is handed over, or is theirs no longer. */
function useCarrying(userId: string): boolean {
  const isShownHere = useDutyMemory(({ carrierId }) => carrierId === userId);
  const { data: orders } = useQuery({ ...carryingQuery, enabled: isShownHere });
  const isCarrying = orders?.some(isFollowedHere);
  useEffect(() => {
    if (isShownHere && isCarrying === false) rememberCarrying(null);
  }, [isShownHere, isCarrying]);
  return isShownHere && isCarrying === true;
}

/** Back after a long time in the background: nobody could ring meanwhile, and one should know. */
function useAwayNote(status: string): void {
  const pausedAt = useRef<number | null>(null);
  useEffect(() => {
    if (status === 'paused') pausedAt.current ??= Date.now();
    else if (pausedAt.current !== null) {
      const awayMs = Date.now() - pausedAt.current;
      pausedAt.current = null;
      if (awayMs >= longAwayMs)
        toast.info('You are back on duty', 'While Waybill was in the background nobody could ring you.', 6000);
    }
  }, [status]);
}
