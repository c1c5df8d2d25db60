import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createPriceQuote } from '@waybill/contract/timeline/create-price-quote';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { deleteComment } from '@waybill/contract/timeline/delete-comment';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { getPackageMetadata } from '@waybill/contract/timeline/get-package-metadata';
import { getQuote } from '@waybill/contract/timeline/get-quote';
import { getSharedItem } from '@waybill/contract/timeline/get-shared-item';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { hideItem } from '@waybill/contract/timeline/hide-item';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { listBookings } from '@waybill/contract/timeline/list-bookings';
import { listPackages } from '@waybill/contract/timeline/list-packages';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { listWays } from '@waybill/contract/timeline/list-ways';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { searchTimeline } from '@waybill/contract/timeline/search-timeline';
import { showItemAgain } from '@waybill/contract/timeline/show-item-again';
import { unlikeItem } from '@waybill/contract/timeline/unlike-item';
import { wantedParcel } from '../../support/orders.ts';
import { verifiedPerson } from '../../support/people.ts';
import { personWithMoney } from '../../support/people-with-money.ts';
import { listedBusiness, ride } from '../../support/prices.ts';
import { newPhone } from '../../support/sales.ts';
import { batch, offerTrip, parcel, traveller, trip, write, wuse, yaba } from '../../support/timeline.ts';
import type { World } from '../../support/world.ts';
import { type Asked, all, type Cast, ofSomebody, own, row } from '../row.ts';

async function aPost(world: World) {
  const owner = await verifiedPerson(world);
  const { id, itemType } = (await write(owner, 'Anybody going to Jos?')).result;
  return { owner, id, itemType };
}

/** A parcel that asks one traveller to take it along: for the two of them only. */
async function aBooking(world: World) {
  const other = await traveller(world);
  const { id: relatedItemId } = (await offerTrip(other)).result;
  const owner = await personWithMoney(world, { NGN: 10_000 });
  const id = await wantedParcel(world, owner.id, { booking: { askedOf: other.id, relatedItemId } });
  return { owner, other, id };
}

type Named = { readonly itemType: number; readonly id: string };
const inPath = ({ itemType, id }: Named) => ({ params: { itemType: String(itemType), itemId: id } });
const toAPost =
  (inputOf: (item: Named) => Asked = inPath) =>
  async ({ world }: Cast) => {
    const { owner, ...post } = await aPost(world);
    return { owner, input: inputOf(post) };
  };
const toABooking =
  (inputOf: (item: Named) => Asked = inPath) =>
  async ({ world }: Cast) => {
    const { owner, other, id } = await aBooking(world);
    return { owner, other, input: inputOf({ itemType: 1, id }) };
  };
const looked = ({ itemType, id }: Named) => ({ params: { itemType: String(itemType), timelineItemId: id } });
const commented = ({ itemType, id }: Named) => ({ body: { itemType, timelineItemId: id, message: 'On Friday' } });
const reported = ({ itemType, id }: Named) => ({ body: { itemType, timelineItemId: id, reason: 'spam' } });
const linked = ({ id }: Named) => ({ params: { timelineItemId: id } });
const toAParcel = async ({ world }: Cast) => {
  const owner = await personWithMoney(world, { NGN: 10_000 });
  return { owner, input: linked({ itemType: 1, id: await wantedParcel(world, owner.id) }) };
};
/** A booking is seen by the two of them only. */
const ofTheTwo = { other: 'yes', strangers: 'not_found' } as const;

export const timelineRows = [
  own(listTimeline),
  own(searchTimeline, { query: { searchText: 'phone' } }),
  own(listPackages),
  own(listBookings),
  own(getPackageMetadata),
  own(getQuote, {
    body: { pickupAddressJson: yaba, dropOffAddressJson: wuse, weight: 2, deliveryPartner: 1, dispatchMode: 1 },
  }),
  row(
    createPriceQuote,
    ofSomebody(async (_, { world }) => ({ body: { businessId: (await listedBusiness(world)).id, ...ride } })),
    {},
  ),
  row(getSharedItem, toAParcel, {}),
  // A booking is for the two of them, and is not there for a link.
  row(getSharedItem, toABooking(linked), all('not_found')),
  own(listWays, { body: { pickupAddressJson: yaba, dropOffAddressJson: wuse, weight: 2 } }),
  row(getTimelineItem, toAPost(looked), {}),
  row(getTimelineItem, toABooking(looked), ofTheTwo),
  row(
    createPackage,
    async ({ world }) => ({ owner: await personWithMoney(world, { NGN: 10_000 }), input: { body: parcel() } }),
    // With the PIN of a person; how a key pays is in developers/key-spending.test.ts.
    { shipKey: 'invalid_input' },
  ),
  // Money is collected by those whose identity is checked.
  row(
    createPackage,
    async ({ world }) => ({
      owner: await personWithMoney(world, { NGN: 10_000 }, { isChecked: false }),
      input: { body: parcel({ price: 1_000, collectAtDoor: { amount: 20_000 }, receiverPhoneNumber: newPhone() }) },
    }),
    { owner: 'kyc_required', shipKey: 'invalid_input' },
  ),
  // Trips and batches are for those whose identity is checked.
  row(
    createTravellersRequest,
    ofSomebody(() => ({ body: trip() })),
    { owner: 'kyc_required' },
  ),
  own(createBatchShipping, { body: batch() }, { other: 'forbidden' }),
  own(createPost, { body: { message: 'Good morning' } }),
  row(deleteItem, toAPost(), { strangers: 'forbidden' }),
  row(deleteItem, toABooking(), { other: 'forbidden', strangers: 'not_found' }),
  row(likeItem, toAPost(), {}),
  row(likeItem, toABooking(), ofTheTwo),
  row(unlikeItem, toAPost(), {}),
  row(hideItem, toAPost(), {}),
  row(hideItem, toABooking(), ofTheTwo),
  row(showItemAgain, toAPost(), {}),
  row(createComment, toAPost(commented), {}),
  row(createComment, toABooking(commented), ofTheTwo),
  // The comment’s author, and the owner of the post.
  row(
    deleteComment,
    async ({ world }) => {
      const { owner: other, ...post } = await aPost(world);
      const owner = await verifiedPerson(world);
      const { id: commentId } = (await owner.call(createComment, commented(post))).result;
      return { owner, other, input: { params: { commentId } } };
    },
    { other: 'yes', strangers: 'forbidden' },
  ),
  row(reportItem, toAPost(reported), { owner: 'forbidden' }),
  row(reportItem, toABooking(reported), { ...ofTheTwo, owner: 'forbidden' }),
];
