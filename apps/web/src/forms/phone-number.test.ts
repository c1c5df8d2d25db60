import { phoneNumber, phoneNumberOf } from '@waybill/contract/text';
import { describe, expect, it } from 'vitest';

describe('a phone number', () => {
  it.each(['+23480312345', '+2348031', '+1415555', '+23324123', '+35191234'])(
    '%s is too short, and that is said at once',
    (short) => {
      expect(phoneNumber.safeParse(short).error?.issues[0]?.message).toBe('That number is too short. Please check the digits');
    },
  );

  it.each(['+2348031234567', '+14155550123', '+18095550123', '+233241234567', '+351912345678', '+441312345678', '+38344123456'])(
    '%s is long enough',
    (whole) => {
      expect(phoneNumber.safeParse(whole).success).toBe(true);
    },
  );

  it('is asked for with the name of its owner', () => {
    expect(phoneNumberOf('the receiver’s').safeParse(undefined).error?.issues[0]?.message).toBe(
      'Please enter the receiver’s phone number',
    );
  });
});
