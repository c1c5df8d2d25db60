import { describe, expect, it } from 'vitest';
import { markAsBuyer, orderedSale, roomWithBuyer } from '../support/buyer-chat.ts';
import { roomOf, sentTo, write } from '../support/chat.ts';
import { pageOf } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('what a buyer has read', () => {
  const world = useWorld();

  it('is shown to the seller, never goes back, and is nothing new on the page', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { id } = (await roomWithBuyer(ada, sale.id)).result;
    await write(ada, id, 'It leaves today');
    await write(ada, id, 'Be at home please');
    expect((await pageOf(halima, sale.code)).result.mine?.chat).toMatchObject({ lastSeq: 2, unread: 2 });
    expect((await markAsBuyer(halima, sale.code, 2)).status).toBe(204);
    await markAsBuyer(halima, sale.code, 1);
    expect((await roomOf(ada, id)).other).toEqual({ deliveredSeq: 2, readSeq: 2 });
    expect((await pageOf(halima, sale.code)).result.mine?.chat).toMatchObject({ unread: 0 });
    expect((await sentTo(world, ada)).filter(({ type }) => type === 'chat.receipt')).toMatchObject([{ readSeq: 2 }]);
    expect((await markAsBuyer(halima, sale.code, 3)).problem.code).toBe('invalid_input');
  });

  it('is nothing where nobody has written', async () => {
    const { halima, sale } = await orderedSale(world);
    expect((await markAsBuyer(halima, sale.code, 1)).problem.code).toBe('not_found');
  });
});
