import { describe, expect, it } from 'vitest';
import { firstNameOf, receiverSms } from './receiver-sms.ts';

describe('the message to a receiver', () => {
  it('says who sends it, where to follow it, and what the code is for', () => {
    const link = 'https://waybill.example/track/7K3M9QXPC';
    expect(receiverSms({ senderName: 'Chidi Okafor', link, code: '482913' })).toBe(
      'Chidi is sending you a parcel with Waybill. Follow it: https://waybill.example/track/7K3M9QXPC Your code is 482913. Give it only when you hold the parcel.',
    );
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
