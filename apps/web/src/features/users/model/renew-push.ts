import { getPushKey } from '../api/get-push-key.ts';
import { registerDevice } from '../api/register-device.ts';

/**
 * Sends the push subscription of this browser anew, if it has one: the push service may have moved it, the key may have
 * changed, and the session it was registered on is perhaps not this one. Asks nobody anything.
 */
export async function renewPush(userId: string): Promise<void> {
  if (!('PushManager' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  if (!registration || !known) return;
  const publicKey = await getPushKey();
  const isCurrent = sameKey(known.options.applicationServerKey, publicKey);
  if (!isCurrent) await known.unsubscribe();
  const subscription = isCurrent
    ? known
    : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await registerDevice(userId, subscription);
}

/** A browser that does not expose the key of its subscription is believed. */
function sameKey(held: ArrayBuffer | null | undefined, publicKey: string): boolean {
  if (!held) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(held)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
