import { beforeEach, describe, expect, it } from 'vitest';
import { packageDraft } from '../features/timeline/model/posting/package-fields.ts';
import { keepIntent } from '../session/intent.ts';
import { followIntent } from './follow-intent.ts';

const yaba = { label: 'Yaba, Lagos', latitude: 6.515, longitude: 3.378, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };
const ikeja = { ...yaba, label: 'Ikeja, Lagos', latitude: 6.6 };

describe('once home', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('the form for sending opens with the parcel that was begun at the front door', () => {
    keepIntent(sessionStorage, { kind: 'send', from: yaba, to: ikeja, weight: 2.5 });
    expect(followIntent('usr_1')).toBe('/?popup=post-send&popup.taken=quote');
    expect(packageDraft('usr_1').stored(localStorage)).toMatchObject({
      pickupAddress: 'Yaba, Lagos',
      pickupAddressJson: JSON.stringify(yaba),
      dropoffAddress: 'Ikeja, Lagos',
      dropOffAddressJson: JSON.stringify(ikeja),
      weight: '2.5',
    });
  });

  it('a shared page opens, and after that nothing does', () => {
    keepIntent(sessionStorage, { kind: 'open', href: '/profile/usr_2' });
    expect(followIntent('usr_1')).toBe('/profile/usr_2');
    expect(followIntent('usr_1')).toBeUndefined();
    expect(packageDraft('usr_1').stored(localStorage)).toBeUndefined();
  });
});
