import type { ImageView } from '@waybill/contract/files/image-view';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { amountText } from '../../../../forms/typed-amount.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { asField, localNumber, type PackageFields, packageDraft } from './package-fields.ts';

/**
 * Puts a parcel of one’s own into the form for sending, in place of what was begun there. A day that is over is asked for anew. Its
 * pictures stay with it: the new one gets `images`, copies of them.
 */
export function sendAgain(
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  user: Pick<OwnUser, 'id' | 'dialCode'>,
  item: PackageView,
  images: readonly ImageView[],
): void {
  packageDraft(user.id).write(store, { ...fieldsOfParcel(item, user.dialCode), imageIdList: asField(images) });
}

export function fieldsOfParcel(item: PackageView, dialCode: string, today = lagosDay(new Date())): Partial<PackageFields> {
  const { secrets, sale } = item;
  return {
    itemCategoryId: String(item.itemCategoryId),
    weight: String(item.weight),
    handleRequirementId: String(item.handleRequirementId),
    description: item.description,
    pickupAddress: item.pickupAddress,
    pickupAddressJson: asField(item.pickupAddressJson),
    dropoffAddress: item.dropoffAddress,
    dropOffAddressJson: asField(item.dropOffAddressJson),
    deliveryPartner: String(item.deliveryPartner),
    dispatchMode: String(item.dispatchMode),
    shipmentDate: item.shipmentDate >= today ? item.shipmentDate : '',
    price: amountText(item.price),
    currency: item.currency,
    ...(sale?.payWhen === 'door' && sale.goods !== null
      ? { collects: 'yes', collectAtDoor: amountText(sale.goods), mayOpenFirst: sale.mayOpenFirst ? 'yes' : '' }
      : {}),
    ...(secrets
      ? {
          costOfItem: amountText(secrets.costOfItem),
          pickupLandmark: secrets.pickupLandmark,
          pickupNote: secrets.pickupNote,
          senderFullName: secrets.senderFullName,
          ...phone('sender', secrets.senderPhoneNumber, dialCode),
          receiverFullName: secrets.receiverFullName,
          dropoffLandmark: secrets.dropoffLandmark,
          dropoffNote: secrets.dropoffNote,
          ...phone('receiver', secrets.receiverPhoneNumber, dialCode),
        }
      : {}),
  };
}

/** A number of another country is typed anew: which part of it is the dial code, only a list of countries knows. */
function phone(side: 'sender' | 'receiver', number: string, dialCode: string): Partial<PackageFields> {
  return { [`${side}DialCode`]: dialCode, [`${side}PhoneNumber`]: localNumber(number, dialCode) };
}
