import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedPerson } from '../support/people.ts';
import { dayIn, feedOf, look, offerTrip, traveller, uploadedPicture, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a trip', () => {
  const goer = madeBefore(() => traveller(world));

  it('is offered by somebody whose identity is checked, and others can book it', async () => {
    const picture = await uploadedPicture(world, goer.id);
    const { status, result } = await offerTrip(goer, { imageIdList: [picture] });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      itemType: 2,
      dispatchMode: 4,
      pickupAddress: 'Jibowu park',
      pickupAddressJson: yaba,
      dropOffAddress: 'Utako park',
      dropOffAddressJson: wuse,
      shippingDate: dayIn(3),
      message: 'Room for two small bags',
      images: [{ publicId: picture }],
      can: { delete: true, report: false, book: false, carry: false },
    });
    expect((await look(await verifiedPerson(world), result)).result.item.can).toEqual({
      delete: false,
      report: true,
      book: true,
      carry: false,
    });
  });

  it('shows everybody else the neighbourhood it leaves from and goes to, never the traveller’s door', async () => {
    const home = { ...yaba, label: '9 Ogunlana Drive, Lagos', placeId: 'osm:W77' };
    const { result } = await offerTrip(goer, { pickupAddress: '9 Ogunlana Drive, the green gate', pickupAddressJson: home });
    expect(result.pickupAddressJson, 'the traveller sees it all').toEqual(home);
    const { item } = (await look(await verifiedPerson(world), result)).result;
    expect(item).toMatchObject({
      pickupAddress: 'Sabo, Lagos',
      pickupAddressJson: { label: 'Sabo, Lagos', latitude: 6.51, longitude: 3.37 },
      dropOffAddress: 'Wuse, Abuja',
      dropOffAddressJson: { label: 'Wuse, Abuja', latitude: 9.08, longitude: 7.47 },
    });
    expect(JSON.stringify(item)).not.toMatch(/Ogunlana|green gate|Utako|osm:|6\.5095/);
  });

  it('can no longer be booked when its day is over', async () => {
    const { result } = await offerTrip(goer);
    await world.db`update timeline_item set ship_date = ${dayIn(-1)} where id = ${result.id}`;
    expect((await look(await verifiedPerson(world), result)).result.item.can.book).toBe(false);
  });

  it('needs a checked identity', async () => {
    expect((await offerTrip(await verifiedPerson(world))).problem.code).toBe('kyc_required');
  });

  it.each([
    [{ shippingDate: dayIn(-1) }, 'shippingDate'],
    [{ shippingDate: dayIn(367) }, 'shippingDate'],
    [{ shippingDate: 'soon' }, 'shippingDate'],
    [{ dispatchMode: 9 }, 'dispatchMode'],
    [{ dispatchMode: 0 }, 'dispatchMode'],
    [{ dispatchMode: 6 }, 'dispatchMode'],
    [{ pickupAddress: '' }, 'pickupAddress'],
    [{ dropOffAddressJson: { ...wuse, countryCode: 'ZZ' } }, 'dropOffAddressJson'],
    [{ dropOffAddressJson: { ...wuse, secret: 1 } }, 'dropOffAddressJson.secret'],
    [{ dropOffAddress: 'JIBOWU park', dropOffAddressJson: yaba }, 'dropOffAddress'],
    [{ message: 'x'.repeat(501) }, 'message'],
    [{ price: 100 }, 'price'],
  ])('is refused with %j', async (more, field) => {
    const { status, problem } = await offerTrip(goer, more);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });

  it.each([
    ['label', '\u0000'],
    ['state', 'a\u0000b'],
    ['city', 'half \ud800'],
    ['placeId', '\udc00'],
    ['city', 'ding \u0007'],
  ])('has places without odd characters, also where the place comes as a text: %s %j', async (name, value) => {
    for (const place of [{ ...wuse, [name]: value }, JSON.stringify({ ...wuse, [name]: value })]) {
      const { status, problem } = await offerTrip(goer, { dropOffAddressJson: place });
      expect([status, problem.errors[0]?.field]).toEqual([400, expect.stringMatching(/^dropOffAddressJson/)]);
    }
  });

  it('sent many times at once is one trip', async () => {
    const person = await traveller(world);
    const key = randomUUID();
    const answers = await atOnce(6, () => offerTrip(person, {}, key));
    expect([tally(answers), (await feedOf(person, { itemType: 6 })).length]).toEqual([{ 201: 6 }, 1]);
    expect((await offerTrip(person, { dispatchMode: 1 }, key)).problem.code).toBe('key_used_otherwise');
  });
});
