import { dealNames } from '@waybill/contract/chat/deal-names';
import { describe, expect, it } from 'vitest';
import { lagos } from '../../../ui/calendar.ts';
import { sendsIt } from './composer-keys.ts';
import { dealWords } from './deal-words.ts';
import { excerpt, markWords } from './marked-words.ts';
import { outcomeLine } from './outcome-line.ts';
import { mostUrgentFirst, pendingWords } from './pending-words.ts';
import { addPictures } from './picked-pictures.ts';
import { presenceWords } from './presence-words.ts';
import { clockOf, shortWhen } from './room-clock.ts';

const now = new Date('2026-11-16T12:00:00.000Z');

describe('the time of a message', () => {
  it('is the hour today, and the day before that, by the clock of the reader', () => {
    expect(clockOf('2026-11-16T23:05:00.000Z', lagos)).toBe('12:05 am');
    expect(clockOf('2026-11-16T11:30:00.000Z', lagos)).toBe('12:30 pm');
    expect(shortWhen('2026-11-16T08:40:00.000Z', now, lagos)).toBe('9:40 am');
    expect(shortWhen('2026-11-15T08:40:00.000Z', now, lagos)).toBe('Yesterday');
    expect(shortWhen('2026-11-10T08:40:00.000Z', now, lagos)).toBe('Tue 10 Nov');
    expect(shortWhen('2026-11-16T08:40:00.000Z', now, () => -300)).toBe('3:40 am');
    expect(shortWhen('2026-11-16T03:40:00.000Z', now, () => -300)).toBe('Yesterday');
  });
});

describe('the other member’s presence', () => {
  it('is shown as far as it is known', () => {
    expect(presenceWords(null, now)).toBe('');
    expect(presenceWords({ isHere: true, lastHereAt: null }, now)).toBe('Online');
    expect(presenceWords({ isHere: false, lastHereAt: '2026-11-16T11:55:00.000Z' }, now)).toBe('Last seen 5 minutes ago');
    expect(presenceWords({ isHere: false, lastHereAt: null }, now)).toBe('');
    const longAgo = { isHere: false, lastHereAt: '2026-11-14T02:00:00.000Z' };
    expect(presenceWords(longAgo, now, lagos)).toBe('Last seen Sat 14 Nov, 3:00 am');
    expect(presenceWords(longAgo, now, () => -300)).toBe('Last seen Fri 13 Nov, 9:00 pm');
  });
});

describe('the Enter key', () => {
  const pressed = { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };

  it('sends at a desk, breaks the line with Shift, and always breaks it under a thumb', () => {
    expect(sendsIt(pressed, true)).toBe(true);
    expect(sendsIt({ ...pressed, shiftKey: true }, true)).toBe(false);
    expect(sendsIt(pressed, false)).toBe(false);
    expect(sendsIt({ ...pressed, ctrlKey: true }, false)).toBe(true);
    expect(sendsIt({ ...pressed, key: 'a' }, true)).toBe(false);
  });

  it('belongs to an input method while it composes a character', () => {
    expect(sendsIt({ ...pressed, isComposing: true }, true)).toBe(false);
  });
});

describe('a deal in words', () => {
  const deal = { what: 'order.requested', name: 'Tolu' };

  it('knows an offer to carry from a request to carry, from both sides', () => {
    expect(dealWords({ ...deal, mine: true, isCarrier: true }).title).toBe('You offered to carry a parcel');
    expect(dealWords({ ...deal, mine: false, isCarrier: false }).title).toBe('Tolu offers to carry your parcel');
    expect(dealWords({ ...deal, mine: true, isCarrier: false }).title).toBe('You asked Tolu to carry a parcel');
    expect(dealWords({ ...deal, mine: false, isCarrier: true }).title).toBe('Tolu asks you to carry a parcel');
  });

  it.each(dealNames)('has words of its own for %s, whoever reads them', (what) => {
    const unknown = dealWords({ ...deal, what: 'order.beamed', mine: false, isCarrier: true }).title;
    for (const mine of [true, false])
      for (const isCarrier of [true, false, null]) expect(dealWords({ ...deal, what, mine, isCarrier }).title).not.toBe(unknown);
  });

  it.each(['order.taken', 'order.called-off', 'dispute.decided', 'order.expired', 'fee.expired', 'fee.taken', 'fee.gone'])(
    'blames nobody for %s',
    (what) => {
      const words = [true, false].map((mine) => dealWords({ ...deal, what, mine, isCarrier: mine }));
      expect(words[0], 'the same for both').toEqual(words[1]);
      expect(words[0]?.title).not.toMatch(/You|Tolu|declined|turned|cancelled/);
      expect(words[0]?.tone, 'the colour of refusals').not.toBe('clay');
    },
  );

  it('says to each of the two what both got when staff decided', () => {
    const sums = { fee: 5200, carrierGets: 1200, senderGets: 3866.67, commission: 133.33, charge: 500 };
    const outcome = { decision: 'split', at: '2026-11-16T09:00:00.000Z', ...sums } as const;
    const reader = { name: 'Tolu', currency: 'NGN' } as const;
    expect(outcomeLine(outcome, { ...reader, isCarrier: true })).toBe(
      'The fee was ₦5,200.00. You got ₦1,200.00, and Tolu got ₦3,866.67.',
    );
    expect(outcomeLine({ ...outcome, carrierGets: 0, senderGets: 5700 }, { ...reader, isCarrier: false })).toBe(
      'The fee was ₦5,200.00. You got ₦5,700.00, and Tolu got nothing.',
    );
  });

  it('has a sentence for a deal that it does not know', () => {
    expect(dealWords({ what: 'order.beamed', mine: false, isCarrier: true, name: 'Tolu' })).toEqual({
      title: 'Something happened with a delivery',
      stamp: 'Delivery',
      tone: 'ink',
    });
  });
});

describe('a pending request', () => {
  it('says who has to answer, and puts oneself first', () => {
    const request = {
      packageId: 'p',
      userId: 'u',
      orderId: null,
      pickup: 'Yaba, Lagos',
      dropOff: 'Wuse, Abuja',
      fee: 5000,
      charge: 500,
    };
    const theirs = { ...request, about: 'fee', needsMe: false, currency: 'NGN' } as const;
    const mine = { ...request, about: 'order', needsMe: true, currency: 'NGN' } as const;
    expect(mostUrgentFirst([theirs, mine])).toEqual([mine, theirs]);
    expect(pendingWords(mine, 'Tolu')).toBe('A delivery waits for your answer');
    expect(pendingWords(theirs, 'Tolu')).toBe('A fee waits for Tolu’s answer');
  });
});

describe('words that were looked for', () => {
  const marked = (text: string, search: string) =>
    markWords(text, search).flatMap(({ text: part, isMarked }) => (isMarked ? [part] : []));

  it('are marked as the search finds them, without regard to capitals but to accents, and nothing is lost', () => {
    expect(marked('Ọjà, the OJA park', 'oja')).toEqual(['OJA']);
    expect(marked('Ọjà, the OJA park', 'ọjà')).toEqual(['Ọjà']);
    expect(marked('At the park by six', 'six park')).toEqual(['park', 'six']);
    expect(marked('A. B', '.')).toEqual(['.']);
    expect(
      markWords('At the park 🚌 by six', 'park')
        .map(({ text }) => text)
        .join(''),
    ).toBe('At the park 🚌 by six');
  });

  it('are in what is shown of a long message', () => {
    const long = `${'word '.repeat(60)}needle${' word'.repeat(60)}`;
    expect(excerpt(long, 'needle')).toContain('needle');
    expect(excerpt(long, 'needle').length).toBeLessThan(130);
    expect(excerpt('short', 'x')).toBe('short');
  });
});

describe('pictures that are chosen', () => {
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type, lastModified: 1 });

  it('are five at most, each once, and pictures', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name) => file(name));
    expect(addPictures([], six)).toMatchObject({ files: six.slice(0, 5), mistake: expect.stringContaining('5 pictures') });
    expect(addPictures([file('1')], [file('1')])).toEqual({ files: [file('1')] });
    expect(addPictures([], [file('list.pdf', 'application/pdf')])).toMatchObject({
      files: [],
      mistake: expect.stringContaining('Only pictures'),
    });
  });
});
