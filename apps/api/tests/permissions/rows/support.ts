import { randomUUID } from 'node:crypto';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { getLiveChat } from '@waybill/contract/support/get-live-chat';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { countVisit } from '@waybill/contract/visits/count-visit';
import { write } from '../../support/chat.ts';
import { ofSomebody, own, row } from '../row.ts';

const ofARoom = (more: object = {}) =>
  ofSomebody(async (owner) => {
    const { roomId } = (await owner.call(openSupportRoom)).result;
    await write(owner, roomId, 'Where is my parcel?');
    return { params: { roomId }, ...more };
  });

export const supportRows = [
  own(openSupportRoom),
  own(getLiveChat),
  own(countVisit, { body: { path: '/orders' } }),
  own(listSupportRooms),
  row(getSupportRoom, ofARoom(), {}),
  row(answerSupport, ofARoom({ body: { clientId: randomUUID(), messageText: 'It is on its way' } }), {}),
  row(settleSupport, ofARoom({ body: {} }), {}),
];
