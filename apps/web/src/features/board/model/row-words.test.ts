import { expect, it } from 'vitest';
import { boardAsk, boardOrder, boardRider, readAt } from '../tests/boards.ts';
import { askWords, holderWords, loadWords, nextWords, parcelWords, troubleWords } from './row-words.ts';

const tobi = { riderId: 'usr_tobi', riderName: 'Tobi' };

it('says who has a parcel, and how far they are with it', () => {
  expect(holderWords(boardOrder('1'))).toBe('Waits for a rider');
  expect(holderWords(boardOrder('1', { orderStatus: 2 }))).toBe('In your hands, with no rider');
  expect(holderWords(boardOrder('1', { ...tobi, riderState: 'offered' }))).toBe('Tobi has not answered yet');
  expect(holderWords(boardOrder('1', { ...tobi, riderState: 'taken' }))).toBe('Tobi fetches it');
  expect(holderWords(boardOrder('1', { ...tobi, riderState: 'taken', orderStatus: 3 }))).toBe('Tobi has it in hand');
  expect(holderWords(boardOrder('1', { ...tobi, riderState: 'taken', orderStatus: 10 }))).toBe('Tobi could not hand it over');
  expect(holderWords(boardOrder('1', { ...tobi, riderState: 'taken', orderStatus: 11 }))).toBe('Tobi brings it back');
});

it('says what is wrong, and since when', () => {
  const refusal = { riderName: 'Musa', reason: 'A flat tyre', isSilent: false };
  const alerts = [
    { kind: 'late-departure' as const, since: '2026-11-19T10:48:00.000Z' },
    { kind: 'standing-still' as const, since: '2026-11-19T09:40:00.000Z' },
  ];
  expect(troubleWords({ refusal, alerts }, readAt)).toEqual([
    'Musa said no: A flat tyre',
    'Should have left 12 min ago',
    'Stands still for 1 h 20 min',
  ]);
  const still = { kind: 'standing-still' as const, since: '2026-11-19T09:00:00.000Z' };
  expect(troubleWords({ refusal: null, alerts: [still] }, readAt)).toEqual(['Stands still for 2 h']);
  const silent = { ...refusal, isSilent: true };
  expect(troubleWords({ refusal: silent, alerts: [] }, readAt)).toEqual(['Musa did not answer']);
  const code = { kind: 'code-not-asked' as const, since: '2026-11-18T10:00:00.000Z' };
  expect(troubleWords({ refusal: null, alerts: [code] }, readAt)).toEqual(['At the door for 1 day, no code asked for']);
  const off = { kind: 'off-the-way' as const, since: '2026-11-19T10:59:50.000Z' };
  expect(troubleWords({ refusal: null, alerts: [off] }, readAt)).toEqual(['Off the way since 1 min']);
});

it('says what a parcel is', () => {
  expect(parcelWords(boardOrder('1', { isExpress: true, isSale: true }))).toBe('Express · Sale to fetch · 2.5 kg · ₦2,600.00');
});

it('says what a rider has, and where they go next', () => {
  const rider = boardRider('T', 'Tobi', { load: { kg: 4.04, parcels: 2 }, toFetch: 1 });
  expect(loadWords(rider)).toBe('2 parcels, 4 of 20 kg · 1 to fetch');
  expect(loadWords(boardRider('T', 'Tobi', { vehicle: null }))).toBe('Empty');
  const nextStop = { kind: 'pickup' as const, orderId: 'ord_1', label: 'Yaba, Lagos', latitude: 6.5, longitude: 3.37 };
  expect(nextWords({ ...rider, nextStop })).toBe('Next: fetch in Yaba');
  expect(nextWords({ ...rider, nextStop: { ...nextStop, kind: 'drop-off' } })).toBe('Next: hand over in Yaba');
  expect(nextWords({ ...rider, isOnDuty: false })).toBe('Off duty');
  expect(nextWords({ ...rider, position: null })).toBe('On duty, nobody knows where');
  expect(nextWords(rider)).toBe('Free');
});

it('says who asks for what, and how long they wait for an answer', () => {
  expect(askWords(boardAsk('Q', { senderName: '' }), readAt)).toBe('Somebody: asks you to carry it');
  const until = '2026-11-19T11:00:40.000Z';
  expect(askWords(boardAsk('Q', { kind: 'express', until }), readAt)).toBe('Amina Bello: rings for a rider now, 1 min left');
  expect(askWords(boardAsk('Q', { kind: 'fee', until: '2026-11-20T08:30:00.000Z' }), readAt)).toBe(
    'Amina Bello: names another fee, 21 h 30 min left',
  );
});
