import { describe, expect, it } from 'vitest';
import { riderAt, ringFor, sendExpress, senderOf } from '../support/riders.ts';
import { answersIn, decline, useRingingRiders } from './ringing-riders.ts';

const { world, eventsAbout } = useRingingRiders();

describe('letting a parcel pass', () => {
  it('is for those who were rung, once or twice, and the sender sees it', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [rider, other, stranger] = [await riderAt(world, 1), await riderAt(world, 2), await riderAt(world, 3)];
    await ringFor(sender, id, [rider, other]);
    expect((await decline(stranger, id)).problem.code).toBe('not_found');
    expect((await decline(rider, id)).status).toBe(204);
    expect((await decline(rider, id)).status).toBe(204);
    expect(await answersIn(sender, id)).toEqual({ [rider.id]: 'declined', [other.id]: 'ringing' });
    expect(await eventsAbout(sender, id)).toEqual(['express.progress declined']);
  });

  it('widens the ring at once when everybody did', async () => {
    const sender = await senderOf(world);
    const { id } = (await sendExpress(sender)).result;
    const [rider, other] = [await riderAt(world, 1), await riderAt(world, 2)];
    const jobs = () => world.db`
      select from jobs.job where group_id = 'orders.widen-ring' and data ->> 'packageId' = ${id} and start_after <= now()`;
    await ringFor(sender, id, [rider, other]);
    await decline(rider, id);
    expect(await jobs()).toHaveLength(0);
    await decline(other, id);
    expect(await jobs()).toHaveLength(1);
  });
});
