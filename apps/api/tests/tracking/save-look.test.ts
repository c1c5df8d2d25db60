import { getLook } from '@waybill/contract/tracking/get-look';
import { saveLook } from '@waybill/contract/tracking/save-look';
import { expect, it } from 'vitest';
import { keyOf } from '../support/api-keys.ts';
import { memberOf } from '../support/businesses.ts';
import { leave } from '../support/leaving.ts';
import { verifiedPerson } from '../support/people.ts';
import { uploadPicture } from '../support/pictures.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

const look = {
  isShown: true,
  shopName: 'Ọlá Fabrics',
  logo: null,
  colour: '#0B6B45',
  website: '',
  phoneNumber: '',
  whatsappNumber: '',
};

const save = (who: Pick<Visitor, 'call'>, more: Record<string, unknown> = {}) =>
  who.call(saveLook, { body: { ...look, ...more } });

it('keeps what was saved, and what it answers can be sent back', async () => {
  const person = await verifiedPerson(world);
  const { publicId } = await uploadPicture(person, world.node.origin);
  const saved = (await save(person, { logo: publicId, website: 'https://ola.example/shop', phoneNumber: '+2348031234567' }))
    .result;
  expect(saved).toMatchObject({
    shopName: 'Ọlá Fabrics',
    colour: '#0b6b45',
    logo: publicId,
    website: 'https://ola.example/shop',
  });
  expect(saved.logoUrl).toMatch(new RegExp(`^/api/images/${publicId}/\\d+$`));
  expect((await person.call(getLook)).result).toEqual(saved);
  expect((await person.call(saveLook, { body: saved })).result).toEqual(saved);
  expect((await save(person)).result).toMatchObject({ logo: null, logoUrl: null, website: '' });
});

it.each([
  ['a colour that is none', { colour: 'green' }, 'colour'],
  ['a colour with more in it', { colour: '#0b6b45;}body{' }, 'colour'],
  ['an address that is not https', { website: 'http://shop.example' }, 'website'],
  ['a script as an address', { website: 'javascript:alert(1)' }, 'website'],
  ['a name that poses as ours', { shopName: 'Waybill Support' }, 'shopName'],
  ['no name', { shopName: ' ' }, 'shopName'],
  ['a number that does not exist', { phoneNumber: '+2341' }, 'phoneNumber'],
  ['a number that is none', { whatsappNumber: 'call me' }, 'whatsappNumber'],
])('refuses %s beside its field', async (_, more, field) => {
  const person = await verifiedPerson(world);
  expect((await save(person, more)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
});

it('takes nobody else’s picture as a logo', async () => {
  const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
  const { publicId } = await uploadPicture(other, world.node.origin);
  expect((await save(person, { logo: publicId })).problem.code).toBe('invalid_input');
  expect((await person.call(getLook)).result.isShown, 'nothing of it is kept').toBe(false);
});

it('is for the owner and the manager of a business, and for no key', async () => {
  const business = await checkedBusiness(world);
  const [manager, dispatcher] = [await memberOf(world, business, 'manager'), await memberOf(world, business, 'dispatcher')];
  expect((await save(manager.acting)).status).toBe(200);
  expect((await business.call(getLook)).result.shopName).toBe('Ọlá Fabrics');
  expect((await save(dispatcher.acting)).problem.code).toBe('not_in_role');
  const { program } = await keyOf(world, business, { scopes: ['read', 'ship'] });
  expect((await save(program)).problem.code).toBe('not_in_scope');
  expect((await save(world.visitor())).problem.code).toBe('not_signed_in');
});

it('goes with whoever leaves, and its picture with it', async () => {
  const person = await verifiedPerson(world);
  const { publicId } = await uploadPicture(person, world.node.origin);
  await save(person, { logo: publicId });
  expect((await leave(person)).status).toBe(204);
  expect(await world.db`select from tracking_look where user_id = ${person.id}`).toHaveLength(0);
  expect(await world.db`select state from image where id = ${publicId}`).toEqual([{ state: 'removed' }]);
});
