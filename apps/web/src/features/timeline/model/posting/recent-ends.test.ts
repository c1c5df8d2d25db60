import { describe, expect, it } from 'vitest';
import { parcel, trip } from '../../tests/items.ts';
import { recentEnds, splitPhoneNumber } from './recent-ends.ts';

const secrets = {
  senderFullName: 'Amina Bello',
  senderPhoneNumber: '+2348031234567',
  receiverFullName: 'Chidi Obi',
  receiverPhoneNumber: '+2348039876543',
  pickupLandmark: '',
  pickupNote: '',
  pickupPlusCode: null,
  dropoffLandmark: '',
  dropoffNote: '',
  dropoffPlusCode: null,
  costOfItem: 1,
  charge: 500,
};

describe('where parcels went before', () => {
  it('is each door once, the newest first, three at most, and nobody else’s', () => {
    const mine = (end: string, dropoffAddress: string) => parcel(end, { isMine: true, secrets, dropoffAddress });
    const items = [trip('1'), mine('2', '4 Crescent'), mine('3', '4 crescent'), mine('4', 'b'), mine('5', 'c'), mine('6', 'd')];
    expect(recentEnds(items, 'to').map(({ address }) => address)).toEqual(['4 Crescent', 'b', 'c']);
    expect(recentEnds(items, 'to')[0]).toMatchObject({ fullName: 'Chidi Obi', phoneNumber: '+2348039876543' });
    expect(recentEnds(items, 'from')).toHaveLength(1);
    expect(recentEnds([parcel('2', { secrets, isMine: false })], 'to')).toEqual([]);
  });

  it('knows a number by the longest code that fits', () => {
    expect(splitPhoneNumber('+2348031234567', ['+1', '+234', '+2'])).toEqual({ dialCode: '+234', local: '8031234567' });
    expect(splitPhoneNumber('08031234567', ['+234'])).toEqual({ dialCode: '', local: '08031234567' });
  });
});
