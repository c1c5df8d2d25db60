import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { undoMinutes } from '@waybill/contract/notifications/restore-notifications';
import { useEffect, useEffectEvent } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { clearNotifications } from '../api/clear-notifications.ts';
import { markAllNotifications } from '../api/mark-all-notifications.ts';
import { markNotification } from '../api/mark-notification.ts';
import { restoreNotifications } from '../api/restore-notifications.ts';
import { showAllSeen, showNone, showSeen } from './change-shown.ts';

/** The actions on one’s notifications. Each shows at once; after a failure the list is loaded anew. */
export function useNotificationActs() {
  const queries = useQueryClient();
  const offer = useUndoOffer();

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    } finally {
      loadAgain();
    }
  }

  function loadAgain(): void {
    for (const name of ['notifications', 'unseen']) void queries.invalidateQueries({ queryKey: [name] });
  }

  /** Nobody waits for it: one is on the way to the page it links to. */
  function markOne(id: string): void {
    void showSeen(queries, id)
      .then(() => markNotification(id))
      .catch(loadAgain);
  }

  /** `until` is the time of the newest row in the list. */
  async function markAll(until: string): Promise<void> {
    await showAllSeen(queries);
    await attempt(() => markAllNotifications(until));
  }

  async function clear(until: string): Promise<void> {
    await showNone(queries);
    if (await attempt(() => clearNotifications(until))) offer.make();
  }

  async function haveBack(): Promise<void> {
    offer.end();
    if (!(await attempt(restoreNotifications))) offer.make();
  }

  useUndoKeys(offer.stands, () => void haveBack());
  return { markOne, markAll, clear, canHaveBack: offer.stands, haveBack };
}

const undoMs = undoMinutes * 60_000;
const cleared = ['cleared-notifications'];

/** Stands for as long as it can be kept, and outlives the page: whoever comes back to it may still change their mind. */
function useUndoOffer() {
  const queries = useQueryClient();
  const { data: until = 0 } = useQuery<number>({ queryKey: cleared, queryFn: skipToken, gcTime: undoMs });
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => queries.setQueryData(cleared, 0), until - Date.now());
    return () => clearTimeout(timer);
  }, [until, queries]);
  return {
    stands: until > 0,
    make: () => queries.setQueryData(cleared, Date.now() + undoMs),
    end: () => queries.setQueryData(cleared, 0),
  };
}

/** Ctrl Z, or ⌘ Z, while the question stands. In a field the keys are the field’s own. */
function useUndoKeys(isOffered: boolean, undo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    if (!isOffered) return;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOffered]);
}
