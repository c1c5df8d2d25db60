import { createCollection } from '@waybill/contract/collections/create-collection';
import { endCollection } from '@waybill/contract/collections/end-collection';
import { getCollection } from '@waybill/contract/collections/get-collection';
import { listCollections } from '@waybill/contract/collections/list-collections';
import { pickUpCollection } from '@waybill/contract/collections/pick-up-collection';
import { takeCollection } from '@waybill/contract/collections/take-collection';
import { codeOf, collectionOf, takenBy } from '../../support/collections.ts';
import { carrier, fee, wantedParcel } from '../../support/orders.ts';
import { personWithMoney } from '../../support/people-with-money.ts';
import { own, row } from '../row.ts';

export const collectionRows = [
  own(listCollections, { query: { list: 'offered' } }),
  row(
    createCollection,
    async ({ world }) => {
      const owner = await personWithMoney(world, { NGN: 20_000 });
      const packageIds = [await wantedParcel(world, owner.id), await wantedParcel(world, owner.id)];
      return { owner, input: { body: { packageIds } } };
    },
    { strangers: 'not_found' },
  ),
  // What is offered to somebody is there for the two; what is offered to everybody, for all who look for work.
  row(
    getCollection,
    async ({ world }) => {
      const [owner, other] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      const { id } = await collectionOf(world, owner, 2, { carrierId: other.id });
      return { owner, other, input: { params: { collectionId: id } } };
    },
    { other: 'yes', strangers: 'not_found', rider: 'not_found' },
  ),
  row(
    endCollection,
    async ({ world }) => {
      const [owner, other] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      const { id } = await collectionOf(world, owner, 2, { carrierId: other.id });
      return { owner, other, input: { params: { collectionId: id } } };
    },
    { other: 'yes', strangers: 'not_found' },
  ),
  row(
    takeCollection,
    async ({ world }) => {
      const [owner, other] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      const { id, parcels } = await collectionOf(world, owner, 2, { carrierId: other.id });
      const packageIds = parcels.map(({ packageId }) => packageId);
      return { owner, other, input: { params: { collectionId: id }, body: { packageIds, total: 2 * fee } } };
    },
    { owner: 'own_package', other: 'yes', strangers: 'not_found' },
  ),
  row(
    pickUpCollection,
    async ({ world }) => {
      const [owner, other] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      const { id } = await collectionOf(world, owner, 2);
      const { orderIds } = await takenBy(other, id);
      return { owner, other, input: { params: { collectionId: id }, body: { orderIds, code: codeOf(world, id) } } };
    },
    { owner: 'forbidden', other: 'yes', strangers: 'not_found' },
  ),
];
