import { rings } from '../../features/orders/model/rings-state.ts';
import { session } from '../../session/session.ts';

/** Ends push here however the session ended: the next person at this browser must not get somebody else’s notifications. */
export function fallSilentAfterwards(): () => void {
  return session.subscribe(() => {
    const state = session.state();
    if (state.status !== 'signed-out') return;
    rings.clear();
    // Without network nobody has left.
    if (state.why !== 'unreachable') void stopPush();
  });
}

async function stopPush(): Promise<void> {
  try {
    if (!(await navigator.serviceWorker?.getRegistration())) return;
    await (await import('../../features/users/model/push-subscription.ts')).unsubscribeFromPush();
  } catch {
    // They have left all the same.
  }
}
