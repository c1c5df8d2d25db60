import { sendBuyerCode } from '@waybill/contract/sales/send-buyer-code';
import { describe, expect, it } from 'vitest';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { buyer, codeFor, newPhone, orderWith, saleOf, seller, send } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('the code to a buyer’s phone', () => {
  const world = useWorld();
  const ask = (code: string, phoneNumber: string) =>
    world.visitor().call(sendBuyerCode, { params: { code }, body: { phoneNumber } });

  it('comes by SMS, works for ten minutes, and is stored nowhere', async () => {
    const { code } = await saleOf(world, await seller(world));
    const phone = newPhone();
    const { status, result } = await ask(code, phone);
    expect(status).toBe(202);
    expect(result.resendAfterSeconds).toBe(60);
    const minutes = (new Date(result.expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    const digits = await codeFor(world, phone);
    expect((await nextMessage(world, phone, 'sms')).text).toContain(`${digits} is your Waybill code`);
    const rows = await world.db`select * from sale_code where phone = ${phone}`;
    expect(JSON.stringify(rows)).not.toContain(digits);
  });

  it('comes again after a minute, and not too often, whoever asks and for whichever sale', async () => {
    const ada = await seller(world);
    const [one, other] = [await saleOf(world, ada), await saleOf(world, ada)];
    const phone = newPhone();
    await ask(one.code, phone);
    expect((await ask(other.code, phone)).problem.code).toBe('code_too_soon');
    for (let sent = 1; sent < 5; sent += 1) {
      await world.db`update sale_code set created_at = created_at - interval '2 minutes' where phone = ${phone}`;
      expect((await ask(other.code, phone)).status).toBe(202);
    }
    await world.db`update sale_code set created_at = created_at - interval '2 minutes' where phone = ${phone}`;
    expect((await ask(one.code, phone)).problem.code).toBe('too_many_requests');
  });

  it('does not say whether a phone has ordered, and sends nothing to one that has not once it is gone', async () => {
    const ada = await seller(world);
    const sale = await saleOf(world, ada);
    const halima = buyer(world);
    await orderWith(world, halima, sale.code, { payWhen: 'door' });
    await send(ada, sale.id);
    await world.db`update sale_code set created_at = created_at - interval '2 minutes'`;
    const stranger = newPhone();
    const [hers, theirs] = [await ask(sale.code, halima.phone), await ask(sale.code, stranger)];
    expect([hers.status, theirs.status]).toEqual([202, 202]);
    expect(Object.keys(theirs.result)).toEqual(Object.keys(hers.result));
    const digits = await codeFor(world, halima.phone);
    await expect.poll(async () => (await messagesTo(world, halima.phone)).some(({ text }) => text.includes(digits))).toBe(true);
    expect(await messagesTo(world, stranger)).toEqual([]);
  });
});
