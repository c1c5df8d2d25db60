import { getPushKey } from '../api/get-push-key.ts';
import { updateUser } from '../api/update-user.ts';

/** `unsupported`: not in this browser. `refused`: the person said no to the browser. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

const script = '/sw.js';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Whether this browser can be rung while Waybill is closed. Asks nobody anything. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return (await ownSubscription()) && Notification.permission === 'granted' ? 'on' : 'off';
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Called when somebody has just pressed something: the browser asks them only then. */
export async function subscribeToPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'off';
  const [publicKey] = await Promise.all([getPushKey(), navigator.serviceWorker.register(script, { scope: '/' })]);
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // Made with another key once; a browser keeps only one.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  // Also switches push on for the account: with it off, this device would get none.
  await updateUser({ pushNotificationToken: JSON.stringify(subscription), webPushNotificationEnabled: true });
  return 'on';
}

/** The push service then says that this browser is gone, and nothing is sent to it any more. */
export async function unsubscribeFromPush(): Promise<PushState> {
  if (isSupported()) await (await ownSubscription())?.unsubscribe();
  return readPushState();
}
