import { describe, expect, it } from 'vitest';
import { collected, parcel } from '../../tests/items.ts';
import { imagesIn, packageDraft } from './package-fields.ts';
import { fieldsOfParcel, sendAgain } from './send-again.ts';

const secrets = {
  senderFullName: 'Amina Bello',
  receiverFullName: 'Chidi Obi',
  senderPhoneNumber: '+2348031234567',
  receiverPhoneNumber: '+351912345678',
  pickupLandmark: '',
  pickupNote: '',
  pickupPlusCode: null,
  dropoffLandmark: '',
  dropoffNote: '',
  dropoffPlusCode: null,
  costOfItem: 20_000,
  charge: 500,
};
const item = parcel('1', { isMine: true, secrets, pickupAddress: '12 Herbert Macaulay Way', shipmentDate: '2026-11-20' });

describe('sending a parcel again', () => {
  it('takes everything along that is still true', () => {
    expect(fieldsOfParcel(item, '+234', '2026-11-18')).toMatchObject({
      itemCategoryId: '2',
      weight: '2.5',
      pickupAddress: '12 Herbert Macaulay Way',
      pickupAddressJson: JSON.stringify(item.pickupAddressJson),
      senderFullName: 'Amina Bello',
      senderDialCode: '+234',
      senderPhoneNumber: '8031234567',
      receiverFullName: 'Chidi Obi',
      costOfItem: '20,000',
      price: '12,500',
      shipmentDate: '2026-11-20',
    });
  });

  it('asks anew for a day that is over and for a number of another country', () => {
    expect(fieldsOfParcel(item, '+234', '2026-11-21')).toMatchObject({ shipmentDate: '', receiverPhoneNumber: '' });
  });

  it('collects the same at the door again', () => {
    const again = fieldsOfParcel(collected('1'), '+234', '2026-11-16');
    expect(again).toMatchObject({ collects: 'yes', collectAtDoor: '20,000', mayOpenFirst: 'yes' });
    expect(fieldsOfParcel(item, '+234', '2026-11-16').collects).toBeUndefined();
  });

  it('takes the place of what was begun in the form', () => {
    const stored = new Map<string, string>();
    const store = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    const draft = packageDraft('usr_1');
    draft.write(store, { receiverFullName: 'Somebody else', imageIdList: '[{}]' });
    sendAgain(store, { id: 'usr_1', dialCode: '+234' }, item, []);
    expect(draft.stored(store)).toMatchObject({ receiverFullName: 'Chidi Obi', imageIdList: '' });
    const copied = { publicId: 'img_2', width: 1, height: 1, placeholder: '', sizes: [] };
    sendAgain(store, { id: 'usr_1', dialCode: '+234' }, item, [copied]);
    expect(imagesIn(draft.stored(store)?.imageIdList ?? '')).toEqual([copied]);
  });
});
