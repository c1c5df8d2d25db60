import { api } from '@waybill/client/browser-client';
import { getUser } from '@waybill/contract/users/get-user';

/** This browser rings for this person from now on, as long as the session lasts. */
export async function registerDevice(uid: string, subscription: PushSubscription): Promise<void> {
  await api().call(getUser, { params: { uid }, query: { webpnt: JSON.stringify(subscription) } });
}
