import { detailsSeenDays } from '@waybill/contract/orders/details-seen';
import { describe, expect, it } from 'vitest';
import { privacy } from './privacy-text.ts';
import { terms } from './terms-text.ts';

const words = (sections: typeof terms, id: string) => JSON.stringify(sections.find((section) => section.id === id)?.passages);

describe('the promise to members', () => {
  it('is that nobody reads a chat to decide a dispute, in the terms as in the privacy page', () => {
    expect(words(terms, 'disputes')).not.toMatch(/said in the chat/);
    expect(words(terms, 'disputes')).toContain('do not look into your chat');
    expect(words(privacy, 'who-sees-it')).toMatch(/messages of a chat that one of the two has reported/);
  });

  it('names all that staff can see, and that each look at a person is written down', () => {
    const seen = words(privacy, 'who-sees-it');
    for (const what of ['email', 'phone', 'balances', 'what you write to our support']) expect(seen).toContain(what);
    expect(seen).toMatch(/That they looked at you is written down/);
  });

  it('says what leaving takes away and what stays with others, and how long carriers see doors', () => {
    const deleted = words(privacy, 'your-rights');
    for (const what of ['posts', 'parcels', 'orders', 'the search', 'our support', 'Someone who left'])
      expect(deleted).toContain(what);
    expect(words(privacy, 'how-long')).toContain(`${detailsSeenDays} days after it was handed over`);
  });
});
