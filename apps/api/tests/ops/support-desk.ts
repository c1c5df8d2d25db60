import { randomUUID } from 'node:crypto';
import { answerSupport } from '@waybill/contract/ops/answer-support';
import { getSupportRoom } from '@waybill/contract/ops/get-support-room';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { write } from '../support/chat.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const openAs = async (person: Person) => (await person.call(openSupportRoom)).result.roomId;

export const answer = (staff: Person, roomId: string, messageText: string, clientId: string = randomUUID()) =>
  staff.call(answerSupport, { params: { roomId }, body: { clientId, messageText } });

export const lookAt = async (staff: Person, roomId: string) => (await staff.call(getSupportRoom, { params: { roomId } })).result;

export function useSupportDesk() {
  const world = useWorld({ ROLES: 'http,realtime' });
  const desk = madeBefore(async () => ({ ngozi: await staffMember(world), tunde: await staffMember(world) }));
  const roomsIn = async (state: 'waiting' | 'all', query: object = {}) =>
    (await desk.ngozi.call(listSupportRooms, { query: { state, limit: 50, ...query } })).result;
  const idsIn = async (state: 'waiting' | 'all') => (await roomsIn(state)).items.map(({ roomId }) => roomId);
  /** Somebody who has written to us. */
  async function asking(text = 'Where is my parcel?'): Promise<{ person: Person; roomId: string }> {
    const person = await verifiedPerson(world);
    const roomId = await openAs(person);
    await write(person, roomId, text);
    return { person, roomId };
  }
  return { world, asking, roomsIn, idsIn, desk };
}
