import { orderLimits } from '@waybill/contract/orders/enums';
import { distanceKm } from '@waybill/contract/places/distance';
import type { Place } from '@waybill/contract/places/place';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { checkPhoneNumber, refuseOurName } from '../../identity/index.ts';
import { checkPlace, checkTwoPlaces } from '../journey-rules.ts';
import { findReceiver, type ReceiverRow, setReceiver } from '../storage/receivers.ts';

export type ReceiverInput = {
  readonly receiverFullName: string;
  readonly receiverPhoneNumber: string;
  readonly dropoffAddress: string;
  readonly dropOffAddressJson: Place;
  readonly dropoffLandmark?: string | undefined;
  readonly dropoffNote?: string | undefined;
};

/** The parts of the receiver that have changed. */
export type ReceiverChange = {
  readonly isNewPerson: boolean;
  readonly isNewPlace: boolean;
  /** Another landmark, or another note for the carrier. */
  readonly isNewWords: boolean;
};

/** Replaces the receiver of a package and their address. The caller holds its lock, and has made sure that it may still be changed. */
export async function replaceReceiver(tx: Tx, packageId: string, input: ReceiverInput): Promise<ReceiverChange> {
  const before = await findReceiver(tx, packageId);
  if (!before) throw new Error(`${packageId} has nobody who receives it`);
  const receiverPhone = check(before, input);
  const after = {
    receiverName: input.receiverFullName,
    receiverPhone,
    dropOffAddress: input.dropoffAddress,
    dropOff: input.dropOffAddressJson,
  };
  const isNewPerson = before.receiverName !== after.receiverName || before.receiverPhone !== after.receiverPhone;
  const isNewPlace = before.dropOffAddress !== after.dropOffAddress || distanceKm(before.dropOff, after.dropOff) > 0;
  // What was said about one door is wrong at the next.
  const landmark = input.dropoffLandmark ?? (isNewPlace ? '' : before.landmark);
  const carrierNote = input.dropoffNote ?? (isNewPlace || isNewPerson ? '' : before.carrierNote);
  const isNewWords = landmark !== before.landmark || carrierNote !== before.carrierNote;
  if (isNewPerson || isNewPlace || isNewWords) setReceiver(tx, packageId, { ...after, landmark, carrierNote });
  return { isNewPerson, isNewPlace, isNewWords };
}

/** Answers the phone as we keep it. */
function check(before: ReceiverRow, input: ReceiverInput): string {
  if (input.receiverFullName !== before.receiverName) refuseOurName(input.receiverFullName, 'receiverFullName');
  const { dropoffAddress: address, dropOffAddressJson: place } = input;
  checkPlace(place, 'dropOffAddressJson');
  checkTwoPlaces({ address: before.pickupAddress, place: before.pickup }, { address, place }, 'dropoffAddress');
  const isFar = distanceKm(before.agreedDropOff, place) > orderLimits.dropOffMovesKm;
  if (isFar || place.countryCode !== before.agreedDropOff.countryCode)
    throw new Problem(
      'invalid_input',
      `That is too far from ${before.agreedDropOff.label}, where your carrier agreed to go. ${orderLimits.dropOffMovesKm} km are the most.`,
      { field: 'dropoffAddress' },
    );
  const phone = checkPhoneNumber(input.receiverPhoneNumber, place.countryCode, 'receiverPhoneNumber');
  if (phone === before.senderPhone)
    throw new Problem('invalid_input', 'Sender and receiver need a phone each: the receiver gets a code on it.', {
      field: 'receiverPhoneNumber',
    });
  return phone;
}
