import { rings } from '../../features/orders/model/rings-state.ts';
import { session } from '../../session/session.ts';

/** Whoever has this browser next must not be rung for somebody else’s parcels, however the session ended. */
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
