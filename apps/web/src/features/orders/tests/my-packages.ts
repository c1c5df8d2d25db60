import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import { packageWith } from '../../../tests/parcels.ts';

/** A parcel of one’s own that looks for a carrier. */
export function myPackage(end: string, changes: Partial<MyPackageView> = {}): MyPackageView {
  return {
    package: packageWith(end, {
      isMine: true,
      can: { delete: true, report: false, book: false, carry: false },
      secrets: {
        senderFullName: 'Amina Bello',
        receiverFullName: 'Chike Eze',
        senderPhoneNumber: '+2348031234567',
        receiverPhoneNumber: '+2348059876543',
        pickupLandmark: '',
        pickupNote: '',
        pickupPlusCode: null,
        dropoffLandmark: '',
        dropoffNote: '',
        dropoffPlusCode: null,
        costOfItem: 40_000,
        charge: 500,
      },
    }),
    seenBy: 0,
    askedBy: 0,
    search: null,
    ...changes,
  };
}
