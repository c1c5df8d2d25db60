import { presencePace } from '@waybill/contract/users/set-presence';
import { useEffect } from 'react';
import { markNotification } from '../../features/notifications/api/mark-notification.ts';
import { setPresence } from '../../features/users/api/set-presence.ts';
import { acting } from '../../session/acting.ts';
import { followLooking, isLookedAt } from '../../ui/attention.ts';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { listenToWorker } from './listen-to-worker.ts';

// A window that is put away says so after the one that comes forward; a moment later the latter says again that it is here.
const othersMs = 1500;
const notificationIds = /^ntf_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Says whether Waybill is being looked at, so that nobody is rung for what is before their eyes. */
export function PresenceKeeper({ userId }: { readonly userId: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(keepSaying, []);

  useEffect(() => {
    // A device is a person’s own, whomever they act for.
    const renew = () => void renewHere(acting()?.personId ?? userId).catch(() => {});
    renew();
    return listenToWorker({ renew, go: navigate });
  }, [userId, navigate]);

  // Pressed where it rang: it was seen, and the address need not say so any longer.
  useEffect(() => {
    const query = new URLSearchParams(search);
    const seenId = query.get('seen');
    if (seenId === null) return;
    query.delete('seen');
    navigate({ search: query.toString(), hash }, { replace: true });
    // Left unmarked it stays in the list, as new as it was.
    if (notificationIds.test(seenId)) markNotification(seenId).catch(() => {});
  }, [search, hash, navigate]);
  return null;
}

/** Whether this window was last said to be looked at: a window that never was has nothing to take back. */
let wasHere = false;

function keepSaying(): () => void {
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('waybill.presence') : undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  function report(isHere: boolean): void {
    if (!isHere && !wasHere) return;
    wasHere = isHere;
    // Missed, it is said again in half a minute.
    setPresence(isHere).catch(() => {});
    if (!isHere) others?.postMessage('away');
  }
  const look = () => {
    if (isLookedAt() !== wasHere) report(!wasHere);
  };
  const leave = () => report(false);

  const beat = () => report(isLookedAt());

  beat();
  const pace = setInterval(beat, presencePace.everySeconds * 1000);
  const stopFollowing = followLooking(look);
  addEventListener('pagehide', leave);
  others?.addEventListener('message', () => {
    clearTimeout(again);
    again = setTimeout(() => isLookedAt() && report(true), othersMs);
  });
  return () => {
    clearInterval(pace);
    clearTimeout(again);
    stopFollowing();
    removeEventListener('pagehide', leave);
    others?.close();
  };
}

/** Renews the push subscription. People who never allowed push download nothing for it. */
async function renewHere(userId: string): Promise<void> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  await (await import('../../features/users/model/renew-push.ts')).renewPush(userId);
}
