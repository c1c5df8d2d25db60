import { describe, expect, it } from 'vitest';
import { activeOf, negotiationAt } from '../support/negotiations.ts';
import { useNegotiations } from './negotiating-people.ts';

const { world, rich } = useNegotiations();

describe('active negotiations', () => {
  it('are those of both sides, newest first, by the page', async () => {
    const me = await rich();
    const mine = await negotiationAt(world, 7000, { sender: me });
    const theirs = await negotiationAt(world, 6500, { carrier: me });
    const first = await activeOf(me, { limit: 1 });
    expect(first.items).toMatchObject([
      { packageId: theirs.packageId, needsMe: false, pickup: 'Yaba, Lagos', dropOff: 'Wuse, Abuja' },
    ]);
    const second = await activeOf(me, { limit: 1, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ packageId: mine.packageId, needsMe: true }], nextCursor: null });
    expect((await activeOf(me, { skip: 1 })).items).toHaveLength(1);
  });
});
