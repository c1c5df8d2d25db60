import { spellTrackingId, trackingIdFrom } from '@waybill/contract/orders/tracking-id';
import { saveLook } from '@waybill/contract/tracking/save-look';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { businessDeal } from '../support/businesses.ts';
import { codesOf, type Deal, dealAt, offered, orderOf } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { uploadPicture } from '../support/pictures.ts';
import { soldAt } from '../support/sold-parcels.ts';
import { checkedBusiness, yaba } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const look = {
  isShown: true,
  shopName: 'Adé & Sons <Shoes>',
  logo: null,
  colour: '#f2a71b',
  website: 'https://shoes.example',
  phoneNumber: '+2348031230000',
  whatsappNumber: '',
};

const give = (person: Pick<Visitor, 'call'>, more: Record<string, unknown> = {}) =>
  person.call(saveLook, { body: { ...look, ...more } });

const numberOf = async ({ sender, orderId }: Pick<Deal, 'sender' | 'orderId'>) => (await orderOf(sender, orderId)).trackingId;

async function open(address: string, visitor: Pick<Visitor, 'request'> = world.visitor()) {
  const response = await visitor.request(address);
  return { status: response.status, headers: response.headers, page: await response.text() };
}

describe('the light page of a parcel', () => {
  it('says in words where it is, what happened, and from which town to which', async () => {
    const number = await numberOf(await dealAt(world, 'InTransit'));
    const { status, headers, page } = await open(`/t/${number.toLowerCase()}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const said of [
      '<h1>On the way</h1>',
      spellTrackingId(number),
      '<dd>Lagos</dd>',
      '<dd>Abuja</dd>',
      'The carrier has the parcel',
    ])
      expect(page).toContain(said);
    expect(page).not.toContain('Yaba');
    expect(page.match(/<li>/g)).toHaveLength(4);
    expect(page).toContain(`href="/track/${number}"`);
    expect(page).toMatch(/<meta property="og:title" content="On the way: parcel [^"]+ · Waybill">/);
    expect(page.length, 'on 2G').toBeLessThan(12_000);
  });

  it('needs no script, sets no cookie, stands in no frame and is kept from search engines', async () => {
    const { headers, page } = await open(`/t/${await numberOf(await dealAt(world, 'Accepted'))}`);
    expect(page).not.toContain('<script');
    expect(headers.getSetCookie()).toEqual([]);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('may stand in anybody’s frame as the view for that, and leads everywhere else in a page of its own', async () => {
    const number = await numberOf(await dealAt(world, 'InTransit'));
    const { status, headers, page } = await open(`/t/${number}?embed`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.getSetCookie()).toEqual([]);
    expect(page).not.toContain('<script');
    for (const [link] of page.matchAll(/<a [^>]*>/g))
      if (!link.includes('href="/t')) expect(link).toContain('target="_blank" rel="noopener"');
    const elsewhere = await open('/login?embed');
    expect(elsewhere.headers.get('x-frame-options'), 'no other page').toBe('DENY');
  });

  it('says what is to be paid at the door, and that it is paid to us', async () => {
    const { page } = await open(`/t/${await numberOf(await soldAt(world, 'InTransit'))}`);
    expect(page).toContain('₦26,500.00, to Waybill');
  });
});

describe('what the page keeps to itself', () => {
  const pages: string[] = [];
  let secrets: string[];

  beforeAll(async () => {
    const words = {
      senderName: 'Markersender Surname',
      receiverName: 'Markerreceiver Surname',
      senderPhone: '+2348011112222',
      receiverPhone: '+2348033334444',
    };
    const deals: Pick<Deal, 'sender' | 'carrier' | 'orderId' | 'packageId'>[] = [await offered(world)];
    for (const status of ['Accepted', 'PickedUp', 'InTransit', 'Delivered'] as const) deals.push(await dealAt(world, status));
    for (const status of ['AttemptFailed', 'Returning'] as const) deals.push(await soldAt(world, status));
    secrets = ['11112222', '33334444', '805555', 'osm:', '6.52', '3.37', 'placeId', '120,000', '6,000'];
    for (const deal of deals) {
      const { sender, carrier, orderId, packageId } = deal;
      await world.db`update package set ${world.db(words)} where item_id = ${packageId}`;
      await world.db`
        update timeline_item set pickup_address = 'Markerdoor 1', drop_off_addresses = array['Markerdoor 2'], message = 'Markercontents',
          pickup = ${world.db.json({ ...yaba, label: 'Markerstreet 1, Yaba', placeId: 'osm:N1' })} where id = ${packageId}`;
      await world.db`update profile set full_name = 'Tunde Markercarrier' where user_id = ${carrier.id}`;
      await world.db`update account set phone = ${`+23480555566${10 + deals.indexOf(deal)}`} where id = ${carrier.id}`;
      await world.db`insert into receiver_note (order_id, note) values (${orderId}, 'Markernote') on conflict do nothing`;
      const number = await numberOf({ sender, orderId });
      const { handover, pickup } = codesOf(world, orderId);
      secrets.push(orderId, packageId, sender.id, carrier.id, sender.details.username, handover, pickup);
      for (const view of ['', '?embed']) {
        const { status, page } = await open(`/t/${number}${view}`);
        expect(status).toBe(200);
        // Times may hold any digits.
        pages.push(page.replaceAll(number, '').replaceAll(/datetime="[^"]+"/g, ''));
      }
    }
  }, 120_000);

  it('is everything private, in every status and view', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pages), fc.constantFrom(...secrets), (page, secret) => {
        expect(page).not.toMatch(/marker/i);
        expect(page).not.toContain(secret);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a number that leads nowhere', () => {
  const wrong = (index: number) => trackingIdFrom([index % 31, Math.floor(index / 31), 3, 4, 5, 6, 7, 8]);

  it('is answered like one that nobody could have, and keeps what was typed as text', async () => {
    const visitor = world.visitor();
    const [none, mistyped] = [await open(`/t/${wrong(1)}`, visitor), await open('/t/ABC', visitor)];
    expect([none.status, mistyped.status]).toEqual([404, 404]);
    expect(none.page.replaceAll(wrong(1), '')).toBe(mistyped.page.replaceAll('ABC', ''));
    expect(none.page).toContain('We cannot find that number');
    const hostile = await open(`/t/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, visitor);
    expect(hostile.page).not.toContain('<img');
  });

  it('finds nothing any more once many were guessed from one network, a right one neither; others still find it', async () => {
    const number = await numberOf(await dealAt(world, 'InTransit'));
    const guesser = world.visitor();
    for (let index = 0; index < 45; index += 1) expect((await open(`/t/${wrong(index)}`, guesser)).status).toBe(404);
    const [right, other] = [await open(`/t/${number}`, guesser), await open(`/t/${wrong(99)}`, guesser)];
    expect(right.status).toBe(404);
    expect(right.page.replaceAll(number, '')).toBe(other.page.replaceAll(wrong(99), ''));
    expect((await open(`/t/${number}`)).status).toBe(200);
  });
});

describe('the box for a number', () => {
  it('leads to the page of what is typed as people type it, in the same view and look', async () => {
    const shop = (await dealAt(world, 'InTransit')).sender;
    await give(shop);
    const { page, headers } = await open(`/t?embed&shop=${shop.details.username}`);
    expect(page).toContain('Ad&#233; &#38; Sons &#60;Shoes&#62;'.replace('&#233;', 'é'));
    expect(headers.get('content-security-policy')).toContain('frame-ancestors *');
    const sent = await world.visitor().request(`/t?number=7k3%20m9q-xpc&embed=&shop=${shop.details.username}`);
    const number = '7K3M9QXPC';
    if (sent.status === 303) expect(sent.headers.get('location')).toBe(`/t/${number}?embed&shop=${shop.details.username}`);
    else expect(await sent.text()).toContain('We cannot find that number');
  });

  it('says that a number is wrong before it leads anywhere', async () => {
    const { status, page } = await open('/t?number=12345');
    expect(status).toBe(200);
    expect(page).toContain('We cannot find that number');
    expect((await open('/t')).page).not.toContain('We cannot find');
  });
});

describe('the look of a shop', () => {
  it('is on the pages of what it sends: name, colour, logo, and ways to ask', async () => {
    const deal = await dealAt(world, 'InTransit');
    const logo = (await uploadPicture(deal.sender, world.node.origin)).publicId;
    await give(deal.sender, { logo, whatsappNumber: '+2348031230001' });
    const { page } = await open(`/t/${await numberOf(deal)}`);
    expect(page).toContain('Adé &#38; Sons &#60;Shoes&#62;');
    expect(page).not.toContain('<Shoes>');
    for (const said of [
      '#f2a71b',
      `/api/images/${logo}/`,
      'href="tel:+2348031230000"',
      'https://wa.me/2348031230001',
      'href="https://shoes.example"',
    ])
      expect(page).toContain(said);
  });

  it('is not there while it is switched off, nor when its owner is suspended', async () => {
    const deal = await dealAt(world, 'InTransit');
    const address = `/t/${await numberOf(deal)}`;
    await give(deal.sender, { isShown: false });
    expect((await open(address)).page).not.toContain('Sons');
    await give(deal.sender);
    expect((await open(address)).page).toContain('Sons');
    await world.db`update account set blocked_at = now() where id = ${deal.sender.id}`;
    expect((await open(address)).page).not.toContain('Sons');
  });

  it('is that of the business that carries it where the sender has none, and never that of a person who carries', async () => {
    const business = await checkedBusiness(world);
    await give(business, { shopName: 'Swift Riders' });
    const { sender, orderId } = await businessDeal(world, business);
    const address = `/t/${await numberOf({ sender: sender as Person, orderId })}`;
    expect((await open(address)).page).toContain('Swift Riders');
    await give(sender, { shopName: 'Own Shop' });
    const { page } = await open(address);
    expect([page.includes('Own Shop'), page.includes('Swift Riders')]).toEqual([true, false]);
    const deal = await dealAt(world, 'InTransit');
    await give(deal.carrier, { shopName: 'Carried Away' });
    expect((await open(`/t/${await numberOf(deal)}`)).page).not.toContain('Carried Away');
  });
});
