import { orderStatus } from '@waybill/contract/orders/enums';
import { orderProcess } from '@waybill/contract/orders/process-table';
import { describe, expect, it } from 'vitest';
import { eventWords, orderStatusChoices, orderStatusWord, type Reader, stampTone, stampWord } from './status-words.ts';

const readers: readonly Reader[] = ['sender', 'carrier', 'anybody'];

describe('the words of an order', () => {
  it('has a word of its own for every status', () => {
    const words = Object.values(orderStatus).map(orderStatusWord);
    expect(new Set(words).size).toBe(12);
    expect(orderStatusChoices.map(({ status }) => status)).toEqual(Object.values(orderStatus));
  });

  it('says something harmless of a status it does not know', () => {
    expect(orderStatusWord(99)).toBe('On file');
    expect(stampTone({ orderStatus: 99, outcome: null })).toBe('ink');
  });

  it('does not stamp an order as completed that staff had to decide', () => {
    const sums = { fee: 5200, carrierGets: 1200, senderGets: 3866.67, commission: 133.33, charge: 500 };
    const outcome = { decision: 'split', at: '2026-11-16T09:00:00.000Z', ...sums } as const;
    expect(stampWord({ orderStatus: orderStatus.Completed, outcome })).toBe('Decided');
    expect(stampWord({ orderStatus: orderStatus.Completed, outcome: null })).toBe('Completed');
    expect(eventWords({ what: 'dispute-decided' }, 'anybody')).not.toBe('Something was noted');
  });

  it.each(readers)('has words for every step of the process, read by %s', (role) => {
    for (const { emits, by } of orderProcess)
      for (const actor of by) {
        const who = actor === 'asked' ? 'carrier' : actor === 'asker' ? 'sender' : actor;
        expect(eventWords({ what: emits, by: who }, role), `${emits} by ${who}`).not.toBe('Something was noted');
      }
  });

  it.each(['door', 'paid', 'code-sent', 'cancellation-asked', 'evidence', 'receiver-changed', 'claim-late'])(
    'has words for %s',
    (what) => {
      for (const role of readers) expect(eventWords({ what, by: 'carrier' }, role)).not.toBe('Something was noted');
    },
  );

  it('tells the same event from either side', () => {
    const event = { what: 'order.picked-up', by: 'carrier', proof: 'code' } as const;
    expect(eventWords(event, 'carrier')).toBe('You picked it up, with the pickup code');
    expect(eventWords(event, 'sender')).toBe('The carrier picked it up, with the pickup code');
    expect(eventWords(event, 'anybody')).toBe('The carrier has the parcel');
  });

  it('tells a completion by code from one by the clock', () => {
    const event = { what: 'order.completed', by: 'time' } as const;
    expect(eventWords({ ...event, proof: 'code' }, 'sender')).toBe('Completed with the receiver’s code');
    expect(eventWords({ ...event, proof: null }, 'sender')).toBe('Completed, and the fee is paid');
  });

  it('tells a booking from an offer', () => {
    expect(eventWords({ what: 'order.requested', by: 'sender' }, 'carrier')).toBe('The sender asked you to carry it');
    expect(eventWords({ what: 'order.requested', by: 'carrier' }, 'sender')).toBe('The carrier offered to carry it');
    expect(eventWords({ what: 'order.requested', by: 'carrier' }, 'carrier')).toBe('You offered to carry it');
  });

  it('says nothing about who did what to somebody with the number only', () => {
    for (const { emits } of orderProcess) expect(eventWords({ what: emits }, 'anybody')).not.toMatch(/You|sender|We d/);
  });
});
