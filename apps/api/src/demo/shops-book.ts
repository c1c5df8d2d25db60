import type { Tx } from '../platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { type DemoPlace, demoPlaces } from './demo-places.ts';
import { demoItems } from './stories/timeline-items.ts';
import { shopkeeper, waitingOfAShop } from './stories/week-of-a-shop.ts';
import { demoItemId } from './timeline.ts';

type Door = { readonly at: DemoPlace; readonly street: string; readonly landmark: string; readonly note: string };

const phone = '+2348037234507';

const shop: Door = {
  at: 'surulere',
  street: '12 Market Road',
  landmark: 'Beside the yellow bank',
  note: 'Ask for the parcels at the counter',
};

const places: readonly (Door & { readonly name: string; readonly who: string; readonly phone: string })[] = [
  { ...shop, name: 'Shop, Surulere', who: 'Idara Bassey', phone },
  {
    ...{ name: 'Warehouse', who: 'Sunday Etim', phone: '+2348037234508', at: 'oshodi', street: '5 Brown Street' },
    ...{ landmark: 'Behind the NNPC station', note: 'The green gate on the left, open until 6 pm' },
  },
  {
    ...{ name: 'Stall at Unilag', who: 'Mfon Udo', phone: '+2348037234509', at: 'yaba', street: 'Main gate, University Road' },
    ...{ landmark: 'Under the almond tree', note: '' },
  },
];

const readers: readonly (Door & { readonly name: string; readonly phone: string })[] = [
  {
    ...{ name: 'Ada Nwosu', phone: '+2348039055211', at: 'onitsha', street: '3 New Market Road' },
    ...{ landmark: 'Opposite the blue church', note: 'Call before you come' },
  },
  {
    ...{ name: 'Bola Akande', phone: '+2348039055212', at: 'ilorin', street: '18 Unity Road' },
    ...{ landmark: 'Next to the water board', note: '' },
  },
  {
    ...{ name: 'Efe Okoro', phone: '+2348039055213', at: 'warri', street: '7 Airport Road' },
    ...{ landmark: '', note: 'Leave it with the guard if nobody is in' },
  },
  {
    ...{ name: 'Hassan Aliyu', phone: '+2348039055214', at: 'sokoto', street: '22 Emir Yahaya Road' },
    ...{ landmark: 'Near the central mosque', note: '' },
  },
];

/** Where the bookshop sends from and whom it sends to, and the parcels of it that wait for one carrier to fetch them together. */
export async function keepShopsBook(tx: Tx, now: Date): Promise<void> {
  const ownerId = demoId('usr', shopkeeper);
  const doorOf = ({ at, street, landmark, note }: Door) => ({
    ...{ address: `${street}, ${demoPlaces[at].label}`, place: tx.json(demoPlaces[at]), landmark, note },
    ...{ ownerId, addedBy: ownerId },
  });
  await tx`insert into pickup_place ${tx(
    places.map(({ name, who, ...place }, index) => ({
      ...{ id: demoId('pup', name), name, fullName: who, phone: place.phone, ...doorOf(place), isDefault: index === 0 },
    })),
  )}`;
  await tx`insert into receiver ${tx(
    readers.map(({ name, ...reader }) => ({
      ...{ id: demoId('rcv', name), fullName: name, phone: reader.phone, ...doorOf(reader) },
    })),
  )}`;
  await tx`
    update package set pickup_landmark = ${shop.landmark}, pickup_note = ${shop.note}
    from timeline_item as item where item.id = item_id and author_id = ${ownerId} and not exists (
      select from delivery_order where package_id = item_id and status in (5, 6))`;
  const collectionId = demoId('col', 'shop');
  const offeredAt = new Date(now.getTime() - 2 * 3_600_000);
  await tx`insert into collection ${tx({ id: collectionId, senderId: ownerId, createdAt: offeredAt })}`;
  const waiting = demoItems.flatMap((item, index) => (waitingOfAShop.some((one) => one === item) ? [`${index}`] : []));
  await tx`insert into collection_parcel ${tx(
    waiting.map((name, position) => ({ collectionId, position, packageId: demoItemId('package', name) })),
  )}`;
}
