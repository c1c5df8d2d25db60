import { createRoom } from '@waybill/contract/chat/create-room';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { roomWith, set, twoInARoom } from '../support/chat.ts';
import { seatCrowd } from '../support/crowd.ts';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('a room', () => {
  it('is one for two people, however many times and from whichever side it is asked for', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const answers = await atOnce(50, (index) =>
      index % 2 === 0 ? ada.call(createRoom, { body: { userId: bayo.id } }) : bayo.call(createRoom, { body: { userId: ada.id } }),
    );
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await world.db`select from chat_member where user_id in (${ada.id}, ${bayo.id})`).length).toBe(2);
  });

  it('is not made with oneself, nobody, our own people or whoever is out of reach', async () => {
    const [ada, bayo, staff] = [await verifiedPerson(world), await verifiedPerson(world), await verifiedPerson(world)];
    const open = (userId: string) => ada.call(createRoom, { body: { userId } });
    expect((await open(ada.id)).problem).toMatchObject({ code: 'forbidden', errors: [{ field: 'userId' }] });
    expect((await open(newId('user'))).problem.code).toBe('not_found');
    expect((await open('usr_1')).problem.code).toBe('invalid_input');
    await world.db`update account set is_staff = true where id = ${staff.id}`;
    expect((await open(staff.id)).problem.code).toBe('not_found');
    await set(bayo, { directMessagesFrom: 'dealings' });
    expect((await open(bayo.id)).problem.code).toBe('not_reachable');
    const { id } = await roomWith(bayo, ada);
    expect((await open(bayo.id)).result, 'what is there already is shown').toMatchObject({ id, can: { write: 'no' } });
  });

  it('is opened as often as one likes, and made with sixty new people an hour', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    await atOnce(70, () => ada.call(createRoom, { body: { userId: bayo.id } }));
    const others = await seatCrowd(world.db, world.node.context.accessTokens, 60);
    const answers = await atOnce(others.length, (index) => ada.call(createRoom, { body: { userId: others[index]?.id ?? '' } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(59);
    expect(answers.find(({ status }) => status !== 200)?.problem.code).toBe('too_many_requests');
    expect((await roomWith(ada, bayo)).id, 'who is known is known').toBe(roomId);
  });
});
