import { expect, it } from 'vitest';
import { parcel } from '../../tests/items.ts';
import { yaba } from '../../tests/posting.ts';
import { pickupFieldsOf, pickupPlaceOf } from './pickup-fields.ts';

const end = {
  ...{ address: 'Gate 2', place: yaba, fullName: 'Musa Bello', phoneNumber: '+2348059876543' },
  ...{ landmark: 'By the bank', note: 'Ask at the counter' },
};

it('a place brings whom to ask for and what finds its door', () => {
  expect(pickupFieldsOf(end, ['+234'])).toEqual({
    ...{ pickupAddress: 'Gate 2', pickupAddressJson: JSON.stringify(yaba) },
    ...{ pickupLandmark: 'By the bank', pickupNote: 'Ask at the counter' },
    ...{ senderFullName: 'Musa Bello', senderDialCode: '+234', senderPhoneNumber: '8059876543' },
    ...{ keepsPlace: '', placeName: '' },
  });
});

it('a number of a country that is not known yet is asked for, and never joined to another code', () => {
  const fields = pickupFieldsOf({ ...end, phoneNumber: '+233201234567' }, ['+234']);
  expect([fields.senderPhoneNumber, fields.senderDialCode]).toEqual(['', undefined]);
});

it('a door is kept under the name that was typed, or else that of its part of town', () => {
  const secrets = {
    ...{ senderFullName: 'Musa Bello', senderPhoneNumber: '+2348059876543', pickupLandmark: 'By the bank', pickupNote: '' },
    ...{ receiverFullName: 'Chidi Obi', receiverPhoneNumber: '+2348039876543', costOfItem: 1, charge: 500 },
    ...{ dropoffLandmark: '', dropoffNote: '', dropoffPlusCode: null, pickupPlusCode: null },
  };
  const item = parcel('1', { secrets, pickupAddress: 'Gate 2', pickupAddressJson: yaba });
  expect(pickupPlaceOf(item, ' Shop ', true)).toEqual({
    ...{ name: 'Shop', fullName: 'Musa Bello', phoneNumber: '+2348059876543', isDefault: true },
    ...{ address: 'Gate 2', addressJson: yaba, landmark: 'By the bank', note: '' },
  });
  expect(pickupPlaceOf(item, ' ', false).name).toBe('Yaba, Lagos');
});
