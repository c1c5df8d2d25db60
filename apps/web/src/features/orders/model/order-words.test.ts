import { orderStatus } from '@waybill/contract/orders/enums';
import { reasonWords } from '@waybill/contract/orders/reason-words';
import { describe, expect, it } from 'vitest';
import { activeNegotiation, offer, summary, thread, tolu } from '../tests/deals.ts';
import { doorOf } from '../tests/door.ts';
import { countersLeftWords, feeWords, latestOffer, offerEnd } from './fee-words.ts';
import { escrowWords, goesWords, moneyWords, movesByWords, needWords, shortName, wayWords } from './order-words.ts';

describe('what is waited for', () => {
  it('is the answer of whoever was asked', () => {
    expect(needWords(summary({ orderStatus: orderStatus.Requested, askedBy: 'carrier' }))).toBe('Tolu offers to carry it');
    expect(needWords(summary({ orderStatus: orderStatus.Requested, askedBy: 'sender', role: 'carrier' }))).toBe(
      'Amina asks you to carry it',
    );
  });

  it('is the next step of either side', () => {
    expect(needWords(summary({ orderStatus: orderStatus.Accepted, role: 'carrier' }))).toBe('Pick it up from Amina');
    expect(needWords(summary({ orderStatus: orderStatus.InTransit }))).toBe('Tolu wants to bring it back');
    expect(needWords(summary({ orderStatus: orderStatus.Delivered }))).toBe('Did it arrive?');
    expect(needWords(summary({ orderStatus: orderStatus.Completed }))).toBe('How was it with Tolu?');
  });
});

describe('words about an order', () => {
  it('say when it goes, and of what is over only what was planned', () => {
    expect(goesWords(orderStatus.Accepted, '2026-11-18', '2026-11-17')).toEqual({ caption: 'Goes', value: 'Tomorrow' });
    expect(goesWords(orderStatus.Completed, '2026-11-18', '2026-11-17')).toEqual({
      caption: 'Was planned for',
      value: 'Wed 18 Nov',
    });
    expect(goesWords(orderStatus.Completed, '2025-12-30', '2026-01-02').value, 'of another year').toBe('Tue 30 Dec 2025');
  });

  it('calls a person by the first name and a business by its own', () => {
    expect(shortName(tolu)).toBe('Tolu');
    expect(shortName({ fullName: 'Swiftlane Logistics', isDispatchPartner: true })).toBe('Swiftlane Logistics');
  });

  it('leaves out what lies around a place', () => {
    expect(wayWords(summary())).toBe('Yaba to Wuse');
  });

  it('says reasons, and somebody’s own words instead of “Something else”', () => {
    const reasons = [
      { id: 2, customText: '' },
      { id: 11, customText: 'The gate is closed' },
      { id: 10, customText: 'Floods' },
    ];
    expect(reasonWords(reasons)).toBe('The carrier does not answer. The gate is closed. It is not safe: Floods');
  });

  it('says of the money what the books say, to each side in its own words', () => {
    expect(escrowWords('held', 'carrier', orderStatus.Accepted)).toMatchObject({
      title: 'The fee is in escrow',
      tone: 'success',
    });
    expect(escrowWords('released', 'sender', orderStatus.Cancelled).title).toBe('Your money is back in your wallet');
    expect(escrowWords('released', 'carrier', orderStatus.Cancelled).title).toBe('The money went back to the sender');
    expect(escrowWords('captured', 'carrier', orderStatus.Completed).title).toBe('You are paid');
    // Handed over already, with a photo: what is waited for now is the sender’s word.
    expect(escrowWords('held', 'carrier', orderStatus.Delivered).text).toBe(
      'It is yours when the sender confirms that it arrived.',
    );
  });

  it('does not call held what the buyer still has to pay, and says who paid for what came back', () => {
    const order = { escrow: 'held', role: 'sender', orderStatus: orderStatus.InTransit } as const;
    expect(moneyWords({ ...order, door: doorOf({ isPaid: false }) }).title).toBe('To be paid at the door');
    expect(moneyWords({ ...order, role: 'carrier', door: doorOf({ isPaid: false }) }).text).toMatch(/when this says PAID/);
    for (const door of [null, doorOf({ isPaid: true })])
      expect(moneyWords({ ...order, door }).title).toBe('The fee is in escrow');
    const attempts = [{ reason: 'refused' as const, at: '2026-11-18T09:00:00.000Z', images: [] }];
    const back = {
      ...order,
      escrow: 'released',
      orderStatus: orderStatus.Cancelled,
      door: doorOf({ attempts }),
    } as const;
    expect(moneyWords(back).title).toBe('It came back');
    expect(moneyWords({ ...back, role: 'carrier' }).title).toBe('You are paid for the way');
  });

  it('says what happens by itself', () => {
    expect(movesByWords(orderStatus.Completed)).toBe('It completes by itself');
    expect(movesByWords(orderStatus.Expired)).toBe('Without an answer it ends by itself');
  });
});

describe('words about a fee', () => {
  it('says who has to answer', () => {
    expect(feeWords(activeNegotiation())).toBe('Tolu suggests another fee');
    expect(feeWords(activeNegotiation({ needsMe: false, offer: offer('1', { isMine: true, by: 'sender' }) }))).toBe(
      'You suggested a fee to Tolu',
    );
    expect(feeWords(activeNegotiation({ offer: offer('1', { status: 2 }) }))).toBe('Tolu agreed. Enter your PIN to settle it');
  });

  it('knows the amount on the table', () => {
    expect(latestOffer(thread())?.amount).toBe(6_000);
    expect(latestOffer(thread({ offers: [offer('1', { status: 3 })] }))).toBeUndefined();
    expect(latestOffer(thread({ offers: [] }))).toBeUndefined();
  });

  it('says what became of an amount, and how many are left', () => {
    expect(offerEnd(offer('1'))).toBeUndefined();
    expect(offerEnd(offer('1', { status: 3, isMine: true }))).toBe('Declined');
    expect(countersLeftWords(0)).toMatch(/last offer/);
    expect(countersLeftWords(3)).toBe('3 more offers can be made.');
  });
});
