import { getOverview } from '@waybill/contract/ops/get-overview';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { write } from '../support/chat.ts';
import { answer, useSupportDesk } from './support-desk.ts';

const { asking, roomsIn, idsIn, desk } = useSupportDesk();

describe('our people', () => {
  it('see who waits, the longest waiting first, and everybody, the newest first', async () => {
    const before = await idsIn('waiting');
    const [ada, bayo, chi] = [await asking('Ada'), await asking('Bayo'), await asking('Chi')];
    await answer(desk.ngozi, bayo.roomId, 'Yes');
    // Says more while she waits: her turn is still the one of her first word.
    await write(ada.person, ada.roomId, 'Hello?');
    expect(await idsIn('waiting')).toEqual([...before, ada.roomId, chi.roomId]);
    expect((await idsIn('all')).slice(0, 3)).toEqual([ada.roomId, bayo.roomId, chi.roomId]);
    const { items } = await roomsIn('waiting');
    expect(items.find(({ roomId }) => roomId === ada.roomId)).toMatchObject({
      lastMessage: 'Hello?',
      isWaiting: true,
      unread: 2,
    });
    await write(bayo.person, bayo.roomId, 'Thank you');
    expect((await idsIn('waiting')).at(-1)).toBe(bayo.roomId);
  });

  it('page through both lists without losing anybody', async () => {
    for (const state of ['waiting', 'all'] as const) {
      const seen = await allPages((on) => roomsIn(state, { limit: 2, ...on }));
      expect(seen.map(({ roomId }) => roomId)).toEqual(await idsIn(state));
    }
  });
});

describe('nobody waits for ever', () => {
  const waiting = async () => (await desk.ngozi.call(getOverview)).result.support.count;

  it('who is suspended is left out until they are back', async () => {
    const { person, roomId } = await asking();
    const before = await waiting();
    await desk.ngozi.call(suspendPerson, { params: { uid: person.id }, body: { because: 'A scam' } });
    expect(await idsIn('waiting')).not.toContain(roomId);
    expect(await idsIn('all')).toContain(roomId);
    expect(await waiting()).toBe(before - 1);
  });
});
