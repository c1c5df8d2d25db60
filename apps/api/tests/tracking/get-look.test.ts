import { getLook } from '@waybill/contract/tracking/get-look';
import { expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

it('begins with one’s own name and our colour, switched off', async () => {
  const person = await verifiedPerson(world);
  expect((await person.call(getLook)).result).toEqual({
    isShown: false,
    shopName: person.details.fullName,
    logo: null,
    logoUrl: null,
    colour: '#0b6b45',
    website: '',
    phoneNumber: '',
    whatsappNumber: '',
    username: person.details.username,
  });
  expect((await world.visitor().call(getLook)).problem.code).toBe('not_signed_in');
});
