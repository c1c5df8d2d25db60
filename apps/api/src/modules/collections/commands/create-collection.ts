import type { BodyOf } from '@waybill/contract/call';
import type { createCollection as call } from '@waybill/contract/collections/create-collection';
import { doorKeyOf } from '@waybill/contract/collections/door-key';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { type findCarrierStatus as carrierStatus, findCarrierStatus, lockAndAnswerOnce, requestOf } from '../../orders/index.ts';
import type { CollectionsContext } from '../context.ts';
import { collectionOffered } from '../events.ts';
import { insertCollection } from '../storage/collections.ts';
import { type ChosenRow, findChosen } from '../storage/parcels.ts';
import { tellOf } from '../tell.ts';

type Input = BodyOf<typeof call>;

/** Offers posted parcels together. Nothing is locked: each stays posted, and is looked at again when somebody takes them. Answers its id. */
export function createCollection(
  context: Pick<CollectionsContext, 'db' | 'publish'>,
  senderId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const { packageIds, carrierId: askedId = null } = input;
  return lockAndAnswerOnce(
    context.db,
    requestOf(senderId, 'offer together', idempotencyKey, input),
    (tx) => Promise.all([findChosen(tx, senderId, packageIds), askedId === null ? undefined : findCarrierStatus(tx, askedId)]),
    async (tx, [chosen, asked]) => {
      if (askedId !== null) requireCarrier(senderId, askedId, asked);
      checkChosen(packageIds, chosen);
      const id = newId('collection');
      insertCollection(tx, { id, senderId, askedId, packageIds });
      if (askedId !== null)
        context.publish(tx, collectionOffered, { collectionId: id, senderId, askedId, count: packageIds.length });
      tellOf(tx, id, [senderId, askedId]);
      return id;
    },
  );
}

function requireCarrier(senderId: string, askedId: string, asked: Awaited<ReturnType<typeof carrierStatus>>): void {
  const field = 'carrierId';
  if (askedId === senderId) throw new Problem('invalid_input', 'Somebody else has to carry them.', { field });
  if (!asked?.isKycCompleted || asked.isBlocked)
    throw new Problem('invalid_input', 'They cannot carry parcels at the moment. Please choose somebody else.', { field });
}

/** All of them can be fetched at one door by one carrier, in one currency. */
function checkChosen(packageIds: readonly string[], chosen: ReadonlyMap<string, ChosenRow>): void {
  const [firstId = ''] = packageIds;
  const first = chosen.get(firstId);
  for (const [index, id] of packageIds.entries()) {
    const field = `packageIds.${index}`;
    const one = chosen.get(id);
    if (!one || !first) throw new Problem('not_found', 'We cannot find one of these parcels.', { field });
    const problem = whyNot(one, first);
    if (problem) throw new Problem(problem.code, problem.message, { field });
  }
}

function whyNot(one: ChosenRow, first: ChosenRow): Problem | undefined {
  if (one.isMatched) return new Problem('already_matched', 'One of these parcels has found its carrier.');
  if (!one.isFree) return new Problem('no_longer_open', 'One of these parcels is no longer being sent.');
  if (one.type !== timelineItemType.Package || one.askedOf !== null)
    return new Problem('invalid_input', 'An express parcel or a booking has a carrier of its own. Please leave it out.');
  if (one.isOffered)
    return new Problem('invalid_input', 'One of these parcels is in another collection. Please take that one back first.');
  if (one.currency !== first.currency) return new Problem('invalid_input', 'Please choose parcels with fees in one currency.');
  return doorOf(one) === doorOf(first)
    ? undefined
    : new Problem('invalid_input', 'This parcel is fetched at another door than the first. Please leave it out.');
}

const doorOf = ({ pickupAddress, pickup }: ChosenRow) => doorKeyOf({ address: pickupAddress, label: pickup.label });
