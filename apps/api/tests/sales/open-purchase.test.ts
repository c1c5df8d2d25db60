import { describe, expect, it } from 'vitest';
import { askForCode, buyer, comeBack, newPhone, orderWith, pageOf, saleOf, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('coming back to what one has ordered', () => {
  const world = useWorld();

  it('opens it on another device with a code to the same phone', async () => {
    const sale = await saleOf(world, await seller(world));
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    const tablet = world.visitor();
    const code = await askForCode(world, tablet, sale.code, halima.phone);
    expect((await comeBack(tablet, sale.code, halima.phone, code)).result.mine?.name).toBe('Halima Yusuf');
    expect((await pageOf(tablet, sale.code)).result.mine?.name).toBe('Halima Yusuf');
    expect((await comeBack(world.visitor(), sale.code, halima.phone, code)).problem.code).toBe('code_gone');
  });

  it('answers a phone that has not ordered like a wrong code, until its own code is shown', async () => {
    const sale = await saleOf(world, await seller(world));
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    const stranger = newPhone();
    const code = await askForCode(world, world.visitor(), sale.code, stranger);
    await askForCode(world, world.visitor(), sale.code, halima.phone);
    const wrong = code === '000000' ? '111111' : '000000';
    const [hers, theirs] = [
      await comeBack(world.visitor(), sale.code, halima.phone, wrong),
      await comeBack(world.visitor(), sale.code, stranger, wrong),
    ];
    expect([hers.problem.code, theirs.problem.code]).toEqual(['code_wrong', 'code_wrong']);
    expect((await comeBack(world.visitor(), sale.code, stranger, code)).problem.code).toBe('not_found');
  });
});
