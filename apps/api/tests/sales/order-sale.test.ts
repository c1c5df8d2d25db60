import { describe, expect, it } from 'vitest';
import { messagesTo } from '../support/mailbox.ts';
import {
  askForCode,
  buyer,
  comeBack,
  makeStale,
  orderWith,
  pageOf,
  saleOf,
  saleSeenBy,
  sameBrowser,
  seller,
} from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('ordering what is sold under a link', () => {
  const world = useWorld();

  it('needs a name, a proven phone and a place, and no account', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    const ordered = await orderWith(world, halima, sale.code);
    expect(ordered.status).toBe(201);
    expect(ordered.result.mine).toMatchObject({
      state: 'ordered',
      name: 'Halima Yusuf',
      phone: halima.phone.slice(-4),
      payWhen: 'now',
      isPaid: false,
      canPay: true,
    });
    expect(await saleSeenBy(ada, sale.id)).toMatchObject({
      state: 'ordered',
      buyerName: 'Halima',
      order: { phoneNumber: halima.phone, isPaid: false },
      can: { end: true, send: false, release: true },
    });
    await expect
      .poll(async () => (await messagesTo(world, halima.phone)).map(({ text }) => text).join(' '))
      .toContain('You ordered from Chidi. Pay NGN 22,400.00');
  });

  it('is opened again by the cookie of that link alone, and by nobody else', async () => {
    const ada = await seller(world);
    const [sale, other] = [await saleOf(world, ada), await saleOf(world, ada)];
    const halima = buyer(world);
    const answer = await orderWith(world, halima, sale.code);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain(`Path=/api/buy/${sale.code}`);
    expect((await pageOf(sameBrowser(world, halima), sale.code)).result.mine).not.toBeNull();
    expect((await pageOf(sameBrowser(world, halima), other.code)).result.mine).toBeNull();
    const stranger = await pageOf(world.visitor(), sale.code);
    expect(stranger.result).toMatchObject({ state: 'taken', mine: null });
    const forger = sameBrowser(world, halima);
    for (const [name, value] of forger.cookies) forger.cookies.set(name, `${value.slice(0, -2)}xx`);
    expect((await pageOf(forger, sale.code)).result.mine).toBeNull();
  });

  it('counts wrong codes, five in all, and orders nothing by them', async () => {
    const sale = await saleOf(world, await seller(world));
    const halima = buyer(world);
    await askForCode(world, halima, sale.code, halima.phone);
    for (const triesLeft of [4, 3, 2, 1]) {
      const { problem } = await comeBack(halima, sale.code, halima.phone, '000000');
      expect(problem).toMatchObject({ code: 'code_wrong', triesLeft });
    }
    expect((await comeBack(halima, sale.code, halima.phone, '000000')).problem.code).toBe('code_gone');
    const code = await askForCode(world, halima, sale.code, halima.phone);
    expect((await orderWith(world, halima, sale.code, { otpCode: code })).problem.code).toBe('code_wrong');
    expect((await pageOf(halima, sale.code)).result.state).toBe('open');
  });

  it('gives it to one of two who order at once', async () => {
    const sale = await saleOf(world, await seller(world));
    const answers = await Promise.all([1, 2].map(() => orderWith(world, buyer(world), sale.code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('tells nobody without the code whose order is in the way', async () => {
    const sale = await saleOf(world, await seller(world));
    const [first, stranger] = [buyer(world), buyer(world)];
    await orderWith(world, first, sale.code);
    const guess = (phoneNumber: string) => orderWith(world, stranger, sale.code, { phoneNumber, otpCode: '000000' });
    const [hers, another] = [await guess(first.phone), await guess(buyer(world).phone)];
    expect([hers.status, hers.problem.code]).toEqual([another.status, another.problem.code]);
  });

  it('is open to others 45 minutes later where nothing was paid', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const [first, second] = [buyer(world), buyer(world)];
    await orderWith(world, first, sale.code);
    expect((await orderWith(world, second, sale.code)).problem.code).toBe('already_taken');
    await makeStale(world, sale.id);
    expect((await pageOf(world.visitor(), sale.code)).result.state).toBe('open');
    expect((await orderWith(world, second, sale.code)).status).toBe(201);
    expect((await pageOf(first, sale.code)).result.mine).toMatchObject({ state: 'ended', canPay: false });
  });

  it('takes the place of one’s own order that is not paid', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code);
    expect((await orderWith(world, halima, sale.code, { dropoffAddress: '9 Addo Road, Ajah' })).status).toBe(201);
    expect((await saleSeenBy(ada, sale.id)).order?.dropoffAddress).toBe('9 Addo Road, Ajah');
  });

  it('is not for the seller, who learns so only with the code', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const self = Object.assign(world.visitor(), { phone: ada.details.phoneNumber });
    expect((await orderWith(world, self, sale.code)).problem.code).toBe('own_package');
    expect((await orderWith(world, self, sale.code, { otpCode: '000000' })).problem.code).toBe('code_wrong');
  });

  it('is not ordered at another price than the one that was seen', async () => {
    const sale = await saleOf(world, await seller(world));
    expect((await orderWith(world, buyer(world), sale.code, { buyerPays: 1 })).problem.code).toBe('fee_differs');
  });

  it('is paid when the seller allows it to be', async () => {
    const ada = await seller(world);
    const now = await saleOf(world, ada, { payWhen: 'now' });
    const { problem } = await orderWith(world, buyer(world), now.code, { payWhen: 'door' });
    expect(problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'payWhen' }] });
  });
});
