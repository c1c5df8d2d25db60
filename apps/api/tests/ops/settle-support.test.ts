import { getOverview } from '@waybill/contract/ops/get-overview';
import { settleSupport } from '@waybill/contract/ops/settle-support';
import { describe, expect, it } from 'vitest';
import { roomWith, write } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { actsAbout } from '../support/staff.ts';
import { lookAt, useSupportDesk } from './support-desk.ts';

const { world, asking, idsIn, desk } = useSupportDesk();

describe('nobody waits for ever', () => {
  const waiting = async () => (await desk.ngozi.call(getOverview)).result.support.count;

  it('a last thank-you is put away by one of us, which is written down; the next word waits again', async () => {
    const { person, roomId } = await asking('Thank you!');
    const before = await waiting();
    expect(await idsIn('waiting')).toContain(roomId);
    expect((await desk.ngozi.call(settleSupport, { params: { roomId }, body: {} })).status).toBe(204);
    expect(await idsIn('waiting')).not.toContain(roomId);
    expect(await idsIn('all')).toContain(roomId);
    expect(await lookAt(desk.tunde, roomId)).toMatchObject({ isWaiting: false, unread: 0 });
    expect(await waiting()).toBe(before - 1);
    expect(await actsAbout(world, person.id)).toEqual([
      { staffId: desk.ngozi.id, what: 'support-settled', subject: roomId, userId: person.id, because: '' },
    ]);
    await write(person, roomId, 'One more thing');
    expect(await lookAt(desk.tunde, roomId)).toMatchObject({ isWaiting: true, unread: 1 });
    expect(await waiting()).toBe(before);
  });

  it('what came after the last word that was read still waits', async () => {
    const { person, roomId } = await asking('Thank you!');
    const [seen] = (await lookAt(desk.ngozi, roomId)).messages.slice(-1);
    await write(person, roomId, 'But where is it?');
    await desk.ngozi.call(settleSupport, { params: { roomId }, body: { upTo: seen?.seq } });
    expect(await lookAt(desk.ngozi, roomId)).toMatchObject({ isWaiting: true, unread: 1 });
  });

  it('there is nothing to put away in a room that is none of ours', async () => {
    const { id: roomId } = await roomWith(await verifiedPerson(world), await verifiedPerson(world));
    expect((await desk.ngozi.call(settleSupport, { params: { roomId }, body: {} })).problem.code).toBe('not_found');
  });
});
