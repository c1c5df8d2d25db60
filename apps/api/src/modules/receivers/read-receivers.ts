import type { ReceiverView } from '@waybill/contract/receivers/receiver-view';
import type { Db } from '../../platform/db/database.ts';
import { noSuchReceiver } from './no-such-receiver.ts';
import { findReceiverRow } from './storage/receivers.ts';
import { receiverViewOf } from './views.ts';

export async function readReceiver(db: Db, ownerId: string, id: string): Promise<ReceiverView> {
  const row = await findReceiverRow(db, ownerId, id);
  if (!row) throw noSuchReceiver();
  return receiverViewOf(row, ownerId);
}
