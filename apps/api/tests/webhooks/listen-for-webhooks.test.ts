import { verifyWebhook } from '@waybill/client/verify-webhook';
import { listWebhookDeliveries } from '@waybill/contract/webhooks/list-webhook-deliveries';
import { listWebhookEndpoints } from '@waybill/contract/webhooks/list-webhook-endpoints';
import { listenForWebhooks } from '@waybill/contract/webhooks/listen-for-webhooks';
import { describe, expect, it } from 'vitest';
import { type Db, transact } from '../../src/platform/db/database.ts';
import { keyOf } from '../support/api-keys.ts';
import { startCommand } from '../support/command-line.ts';
import { eventually } from '../support/eventually.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { sendParcel } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { webhookReceiver } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const listen = async (by: Visitor, since?: string) =>
  (await by.call(listenForWebhooks, { body: since === undefined ? {} : { since } })).result;

const shopWithMoney = () => personWithMoney(world, { NGN: 50_000 });

describe('whoever listens', () => {
  it('hears what happens from then on, with one secret, and is sent nothing', async () => {
    const shop = await shopWithMoney();
    const begun = await listen(shop);
    expect(begun.events).toEqual([]);
    expect(begun.secret.key).toMatch(/^whsec_/);
    const parcel = (await sendParcel(shop)).result;
    const heard = await eventually('the event', async () => {
      const answer = await listen(shop, begun.askAgainWith);
      return answer.events.length > 0 && answer;
    });
    expect(heard.secret).toEqual(begun.secret);
    expect(heard.events.map(({ type }) => type)).toEqual(['parcel.posted']);
    expect(JSON.parse(heard.events[0]?.payload ?? '')).toMatchObject({ data: { packageId: parcel.id, status: 'open' } });
    expect((await shop.call(listWebhookEndpoints)).result.items).toEqual([]);
    expect((await shop.call(listWebhookDeliveries)).result.items).toEqual([]);
    const rows = await world.db`select state, attempts from webhook_delivery where id = ${heard.events[0]?.id ?? ''}`;
    expect(rows).toEqual([{ state: 'delivered', attempts: 0 }]);
  });

  it('hears nothing of others, nor of what happened while they did not ask', async () => {
    const [shop, other] = [await shopWithMoney(), await shopWithMoney()];
    const { askAgainWith } = await listen(shop);
    await listen(other);
    await world.db`update webhook_endpoint set listens_until = now() - interval '1 second' where owner_id = ${shop.id}`;
    await sendParcel(shop);
    await sendParcel(other);
    await eventually('the other one', async () => (await listen(other, askAgainWith)).events.length > 0);
    expect((await listen(shop, askAgainWith)).events).toEqual([]);
  });

  it('hears all of a hundred events a second, each page behind the last, and what was committed late', async () => {
    const shop = await shopWithMoney();
    const { askAgainWith: begun } = await listen(shop);
    const [listener] = await world.db<{ id: string }[]>`select id from webhook_endpoint where owner_id = ${shop.id}`;
    const write = (db: Db, from: number, to: number) => db`
      insert into webhook_delivery (id, endpoint_id, message_id, event_key, type, about, payload, happened_at, state)
      select 'whd_' || lpad(number::text, 26, '0'), ${listener?.id ?? ''}, 'whm_' || lpad(number::text, 26, '0'), number::text,
             'parcel.posted', '{}', '{}', now(), 'delivered' from generate_series(${from}::int, ${to}::int) as number`;
    const told: string[] = [];
    const askOn = async (since: string) => {
      const answer = await listen(shop, since);
      told.push(...answer.events.map(({ id }) => id));
      return answer;
    };
    // One is written first and committed last, when its page was told already.
    let next = begun;
    await transact(world.db, async (tx) => {
      await write(tx, 1, 1);
      await write(world.db, 2, 350);
      for (let pages = 1; pages <= 4; pages += 1) {
        const { hasMore, askAgainWith } = await askOn(next);
        expect(hasMore, `page ${pages}`).toBe(pages < 4);
        next = askAgainWith;
      }
    });
    expect([told.length, new Set(told).size]).toEqual([349, 349]);
    for (let isMore = true; isMore; ) {
      const { hasMore, askAgainWith } = await askOn(next);
      [isMore, next] = [hasMore, askAgainWith];
    }
    expect(new Set(told).size).toBe(350);
  });

  it('needs the scope of webhooks', async () => {
    const person = await verifiedPerson(world);
    const { program } = await keyOf(world, person, { scopes: ['read'] });
    expect((await program.call(listenForWebhooks, { body: {} })).problem.code).toBe('not_in_scope');
    const { program: entitled } = await keyOf(world, person, { scopes: ['webhooks'] });
    expect((await entitled.call(listenForWebhooks, { body: {} })).status).toBe(200);
    for (const since of ['yesterday', 'not a cursor', Buffer.from('[1]').toString('base64url')])
      expect((await person.call(listenForWebhooks, { body: { since } })).problem.errors[0]?.field).toBe('since');
  });
});

describe('waybill listen', () => {
  it('forwards to this machine what a library for Standard Webhooks verifies', async () => {
    const shop = await shopWithMoney();
    const { secret } = await keyOf(world, shop, { scopes: ['webhooks'] });
    const environment = { WAYBILL_KEY: secret };
    const receiver = await webhookReceiver();
    const args = ['listen', '--forward-to', receiver.url, '--types', 'parcel.posted', '--json'];
    const listening = startCommand(world, args, environment);
    await expect.poll(listening.err).toContain('Listening');
    const { result } = await sendParcel(shop);
    const { headers, body } = await receiver.next('what was forwarded');
    const printed = await startCommand(world, ['listen', '--print-secret'], environment).ended;
    const event = await verifyWebhook(body, headers, printed.out.trim());
    expect(event).toMatchObject({ type: 'parcel.posted', data: { packageId: result.id } });
    await expect.poll(listening.out).toContain('"forwarded":{"ok":true');
    listening.child.kill('SIGINT');
    const ended = await listening.ended;
    expect([ended.code, receiver.received.length]).toEqual([130, 1]);
    expect(ended.out + ended.err).not.toContain(printed.out.trim());
  });
});
