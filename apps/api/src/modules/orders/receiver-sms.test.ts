import { describe, expect, it } from 'vitest';
import { firstNameOf, receiverSms } from './receiver-sms.ts';

describe('the message to a receiver', () => {
  it('says who sends it, where to follow it, and what the code is for, and how to stop it, in one SMS', () => {
    const link = 'https://waybill.example/track/7K3M9QXPC';
    const text = receiverSms({ senderName: 'Chidi Okafor', link, code: '482913' });
    expect(text).toBe(
      'Chidi sends you a parcel by Waybill. Track it or stop SMS: https://waybill.example/track/7K3M9QXPC Your code is 482913. Say it only when you hold the parcel.',
    );
    expect(text.length, 'one SMS').toBeLessThanOrEqual(160);
  });

  it.each([
    ['Ọláńrewájú Adé', 'Ọláńrewájú'],
    ["N'Golo Kanté", "N'Golo"],
    ['Mary-Ann', 'Mary-Ann'],
    ['evil.example/win Call', 'Somebody'],
    ['0803-123-4567', 'Somebody'],
    ['-', 'Somebody'],
    ['x'.repeat(21), 'Somebody'],
    ['', 'Somebody'],
  ])('names the sender by the first name, if it is one: %s', (fullName, name) => {
    expect(firstNameOf(fullName)).toBe(name);
  });
});
