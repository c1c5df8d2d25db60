import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { confirmMeasure } from '@waybill/contract/measures/confirm-measure';
import { listMeasures } from '@waybill/contract/measures/list-measures';
import { findNearestPlace } from '@waybill/contract/places/find-nearest-place';
import { getMapTiles } from '@waybill/contract/places/get-map-tiles';
import { listCities } from '@waybill/contract/places/list-cities';
import { listCountries } from '@waybill/contract/places/list-countries';
import { searchAreas } from '@waybill/contract/places/search-areas';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { exportData } from '@waybill/contract/users/export-data';
import { getPushKey } from '@waybill/contract/users/get-push-key';
import { getSharedPerson } from '@waybill/contract/users/get-shared-person';
import { getStats } from '@waybill/contract/users/get-stats';
import { getUser } from '@waybill/contract/users/get-user';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { rateUser } from '@waybill/contract/users/rate-user';
import { reportUser } from '@waybill/contract/users/report-user';
import { setPresence } from '@waybill/contract/users/set-presence';
import { unmuteUser } from '@waybill/contract/users/unmute-user';
import { unsubscribe } from '@waybill/contract/users/unsubscribe';
import { updateUser } from '@waybill/contract/users/update-user';
import { newId } from '../../../src/platform/ids.ts';
import { twoInARoom } from '../../support/chat.ts';
import { dealAt, moveTo } from '../../support/orders.ts';
import { goodPassword, newBusiness, newcomer, verifiedPerson } from '../../support/people.ts';
import { forgetConfirmations } from '../cast.ts';
import { all, ofSomebody, own, row } from '../row.ts';

export const userRows = [
  own(createUser, () => ({ body: newcomer() })),
  own(createDispatchPartner, () => ({ body: newBusiness() })),
  own(getPushKey),
  row(
    getUser,
    ofSomebody((owner) => ({ params: { uid: owner.id } })),
    { unverified: 'verification_required' },
  ),
  row(
    getSharedPerson,
    ofSomebody((owner) => ({ params: { uid: owner.id } })),
    {},
  ),
  own(updateUser, { body: { showPresence: true } }),
  // Fields of a business can be changed only by a business.
  own(
    updateUser,
    { body: { numberOfVehiclesInFleet: 3 } },
    { owner: 'forbidden', other: 'forbidden', stranger: 'forbidden', staff: 'forbidden' },
  ),
  row(
    unmuteUser,
    async ({ world, stranger }) => ({ owner: stranger, input: { query: { userId: (await verifiedPerson(world)).id } } }),
    {},
  ),
  own(getStats),
  // Let through is whoever has just typed their password again: the others of this cast have.
  row(
    exportData,
    ofSomebody(async (owner, cast) => {
      await forgetConfirmations(cast);
      await owner.call(confirmPassword, { body: { password: goodPassword } });
      return {};
    }),
    { strangers: 'confirmation_required' },
  ),
  own(setPresence, { body: { isHere: true } }),
  row(
    reportUser,
    ofSomebody((owner) => ({ body: { userId: owner.id, reason: 'spam' } })),
    // Nobody reports themselves.
    { owner: 'forbidden' },
  ),
  // A chat can be reported to staff by one of the two, and by nobody else.
  row(
    reportUser,
    async ({ world }) => {
      const { ada, bayo, roomId } = await twoInARoom(world);
      return { owner: ada, other: bayo, input: { body: { userId: bayo.id, reason: 'abuse', roomId } } };
    },
    { other: 'forbidden', strangers: 'not_found' },
  ),
  row(
    rateUser,
    async ({ world }) => {
      const { sender, carrier, orderId } = await dealAt(world, 'Delivered');
      await moveTo(sender, orderId, 'Completed');
      return { owner: sender, other: carrier, input: { body: { orderId, rating: 5 } } };
    },
    { other: 'yes', strangers: 'not_found' },
  ),
  row(
    listRatings,
    ofSomebody((owner) => ({ params: { uid: owner.id } })),
    {},
  ),
  own(listMeasures),
  row(
    confirmMeasure,
    async ({ world }) => {
      const [owner, id] = [await verifiedPerson(world), newId('measure')];
      await world.db`insert into measure (id, user_id, kind, reason) values (${id}, ${owner.id}, 'warning', 'spam')`;
      return { owner, input: { params: { measureId: id } } };
    },
    { strangers: 'not_found' },
  ),
  own(unsubscribe, { query: { token: 'made-up-and-long-enough-to-be-one' } }, all('link_gone')),
  own(listCountries),
  own(listCities, { params: { id: 'NG' } }),
  own(searchPlaces, { query: { searchText: 'Yaba' } }),
  own(searchAreas, { query: { searchText: 'Yaba' } }),
  own(findNearestPlace, { query: { latitude: '6.5', longitude: '3.38' } }),
  own(getMapTiles),
];
