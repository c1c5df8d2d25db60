import type { SupportRoomView } from '@waybill/contract/ops/list-support-rooms';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { SupportRoomRow } from '../support/index.ts';
import { personIn } from './views.ts';

export function supportRoomViewOf(row: SupportRoomRow, people: ReadonlyMap<string, PersonView>): SupportRoomView {
  return {
    roomId: row.id,
    person: personIn(people, row.userId),
    lastMessage: row.lastMessage || (row.lastImages > 0 ? 'A picture' : ''),
    lastAt: row.lastAt?.toISOString() ?? null,
    isWaiting: row.isWaiting,
    waitingSince: row.isWaiting ? (row.waitingSince?.toISOString() ?? null) : null,
    unread: row.unread,
  };
}
