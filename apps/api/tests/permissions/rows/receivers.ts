import { forgetDoorWords } from '@waybill/contract/receivers/forget-door-words';
import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { listPickupPlaces } from '@waybill/contract/receivers/list-pickup-places';
import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { removePickupPlace } from '@waybill/contract/receivers/remove-pickup-place';
import { removeReceiver } from '@waybill/contract/receivers/remove-receiver';
import { updatePickupPlace } from '@waybill/contract/receivers/update-pickup-place';
import { updateReceiver } from '@waybill/contract/receivers/update-receiver';
import { newId } from '../../../src/platform/ids.ts';
import { verifiedPerson } from '../../support/people.ts';
import { keep, keepPlace, keptPerson, ownPlace } from '../../support/receivers.ts';
import { type Cast, own, row } from '../row.ts';

const ofKept =
  (more: { readonly body?: unknown } = {}) =>
  async ({ world }: Cast) => {
    const owner = await verifiedPerson(world);
    return { owner, input: { params: { receiverId: (await keep(owner)).id }, ...more } };
  };

const ofPlace =
  (more: { readonly body?: unknown } = {}) =>
  async ({ world }: Cast) => {
    const owner = await verifiedPerson(world);
    return { owner, input: { params: { pickupPlaceId: (await keepPlace(owner)).id }, ...more } };
  };

export const receiverRows = [
  own(listReceivers),
  own(keepReceiver, { body: keptPerson() }),
  row(updateReceiver, ofKept({ body: keptPerson({ fullName: 'Halima Bello' }) }), { strangers: 'not_found' }),
  // What is not in one’s own book is gone already: the entry of another stays (receivers/remove-receiver.test.ts).
  row(removeReceiver, ofKept(), {}),
  own(listPickupPlaces),
  own(keepPickupPlace, { body: ownPlace() }),
  row(updatePickupPlace, ofPlace({ body: ownPlace({ name: 'Warehouse' }) }), { strangers: 'not_found' }),
  // As with receivers: that of another stays (receivers/remove-pickup-place.test.ts).
  row(removePickupPlace, ofPlace(), {}),
  own(forgetDoorWords, () => ({ params: { doorWordsId: newId('doorWords') } })),
];
