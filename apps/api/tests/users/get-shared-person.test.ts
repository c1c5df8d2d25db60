import { getSharedPerson } from '@waybill/contract/users/get-shared-person';
import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { sharedLinks } from '../../src/shared-links.ts';
import { unverifiedPerson, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const open = (uid: string) => world.visitor().call(getSharedPerson, { params: { uid } });
const preview = (id: string) => sharedLinks(world.db)['/shared/:id']?.(id, '10.1.1.1');

describe('a shared person', () => {
  it('shows a first name, a face and a record to anybody, and nothing else', async () => {
    const ada = await verifiedPerson(world);
    await world.db`
      update profile set full_name = 'Adaeze Nwosu', city = 'Enugu', rating_sum = 14, rating_count = 3, number_of_deliveries = 1,
        profile_picture = '/api/files/ada.webp'
      where user_id = ${ada.id}`;
    const { status, result } = await open(ada.id);
    expect(status).toBe(200);
    expect(result).toEqual({
      id: ada.id,
      name: 'Adaeze',
      profilePicture: '/api/files/ada.webp',
      isDispatchPartner: false,
      isIdentityChecked: false,
      rating: 4.7,
      numberOfDeliveries: 1,
    });
    expect(await preview(ada.id)).toEqual({
      title: 'Adaeze on Waybill',
      description: 'Sends and carries parcels, 4.7 of 5 stars, 1 delivery.',
    });
  });

  it('calls a business by its name', async () => {
    const business = await verifiedBusiness(world);
    await world.db`update profile set full_name = 'Swift Lane Logistics' where user_id = ${business.id}`;
    expect((await open(business.id)).result.name).toBe('Swift Lane Logistics');
    expect((await preview(business.id))?.description).toBe('Dispatch business.');
  });

  it('is not there alike when suspended, unverified, of our own people, or nobody', async () => {
    const [suspended, ours] = [await verifiedPerson(world), await verifiedPerson(world)];
    await world.db`update account set blocked_at = now() where id = ${suspended.id}`;
    await world.db`update account set is_staff = true where id = ${ours.id}`;
    const ids = [suspended.id, ours.id, (await unverifiedPerson(world)).id, newId('user')];
    const answers = await Promise.all(ids.map(open));
    const seen = answers.map(({ status, problem }) => `${status} ${problem.code} ${problem.detail}`);
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    for (const id of ids) expect(await preview(id)).toBeUndefined();
  });
});
