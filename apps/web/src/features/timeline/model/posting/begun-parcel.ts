import { type PackageFields, packageDraft } from './package-fields.ts';

/** The two ends of a parcel, as Home asks for them. */
export type BegunParcel = Pick<PackageFields, 'pickupAddress' | 'pickupAddressJson' | 'dropoffAddress' | 'dropOffAddressJson'>;

/** The ends of the parcel that this person has begun, in the form for sending or on Home: both are one draft. */
export function readBegunParcel(store: Storage, userId: string): BegunParcel {
  const { pickupAddress, pickupAddressJson, dropoffAddress, dropOffAddressJson } = packageDraft(userId).resume(store);
  return { pickupAddress, pickupAddressJson, dropoffAddress, dropOffAddressJson };
}

/** Another way has another price: a fee from before is not kept. Everything else that was filled in is. */
export function writeBegunParcel(store: Storage, userId: string, begun: BegunParcel): void {
  const draft = packageDraft(userId);
  const before = draft.resume(store);
  const isSameWay =
    before.pickupAddressJson === begun.pickupAddressJson && before.dropOffAddressJson === begun.dropOffAddressJson;
  draft.write(store, { ...before, ...begun, ...(isSameWay ? {} : { price: '', deliveryPartner: '', dispatchMode: '' }) });
}
