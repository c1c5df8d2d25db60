import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { usePolling } from '../../../ui/use-polling.ts';
import { getBoardQuery } from '../api/get-board.ts';
import { useBoardState } from './board-state.ts';

/** A busy hour has several events a second, and each answer holds the whole board. */
const calmMs = 3_000;
/** What no event tells: who stands still, who is late by now, where everybody is. */
const lookMs = 30_000;

/** The board, asked for again soon after something happened, and every half minute. */
export function useBoard() {
  const query = useQuery(getBoardQuery);
  const { refetch, isFetching, dataUpdatedAt } = query;
  const stirs = useBoardState((state) => state.stirs);
  const askedAfter = useRef(stirs);
  const ask = useCallback(() => {
    askedAfter.current = useBoardState.getState().stirs;
    // An answer under way may be older than what has just happened.
    void refetch({ cancelRefetch: true });
  }, [refetch]);
  usePolling(lookMs, ask, dataUpdatedAt);
  useEffect(() => {
    if (isFetching || stirs === askedAfter.current) return;
    const timer = setTimeout(ask, Math.max(0, dataUpdatedAt + calmMs - Date.now()));
    return () => clearTimeout(timer);
  }, [stirs, isFetching, dataUpdatedAt, ask]);
  return query;
}
