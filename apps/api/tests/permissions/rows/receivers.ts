import { forgetDoorWords } from '@waybill/contract/receivers/forget-door-words';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { removeReceiver } from '@waybill/contract/receivers/remove-receiver';
import { updateReceiver } from '@waybill/contract/receivers/update-receiver';
import { newId } from '../../../src/platform/ids.ts';
import { verifiedPerson } from '../../support/people.ts';
import { keep, keptPerson } from '../../support/receivers.ts';
import { type Cast, own, row } from '../row.ts';

const ofKept =
  (more: { readonly body?: unknown } = {}) =>
  async ({ world }: Cast) => {
    const owner = await verifiedPerson(world);
    return { owner, input: { params: { receiverId: (await keep(owner)).id }, ...more } };
  };

export const receiverRows = [
  own(listReceivers),
  own(keepReceiver, { body: keptPerson() }),
  row(updateReceiver, ofKept({ body: keptPerson({ fullName: 'Halima Bello' }) }), { strangers: 'not_found' }),
  // What is not in one’s own book is gone already: the entry of another stays (receivers/remove-receiver.test.ts).
  row(removeReceiver, ofKept(), {}),
  own(forgetDoorWords, () => ({ params: { doorWordsId: newId('doorWords') } })),
];
