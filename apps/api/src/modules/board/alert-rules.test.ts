import { type OrderStatus, orderStatus } from '@waybill/contract/orders/enums';
import { describe, expect, it } from 'vitest';
import { alertsOf, isOffTheWay, type WatchedOrder, type WatchedRider } from './alert-rules.ts';

const yaba = { latitude: 6.51, longitude: 3.37 };
const lekki = { latitude: 6.44, longitude: 3.48 };
/** On Third Mainland Bridge, between the two. */
const between = { latitude: 6.48, longitude: 3.42 };
const ibadan = { latitude: 7.38, longitude: 3.9 };

const now = new Date('2026-11-19T12:00:00+01:00');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const order = (status: OrderStatus, more: Partial<WatchedOrder> = {}): WatchedOrder => ({
  ...{ status, isExpress: false, mode: 0, pickup: yaba, dropOff: lekki, shipDate: '2026-11-19' },
  ...{ changedAt: ago(200), givenAt: ago(200), ...more },
});
const rider = (spot = between, more: Partial<WatchedRider> = {}): WatchedRider => ({
  ...spot,
  at: ago(1),
  restingSince: ago(2),
  ...more,
});
const kinds = (...[one, who, stops = [yaba, lekki]]: [WatchedOrder, WatchedRider?, (typeof yaba)[]?]) =>
  alertsOf(one, who, stops, now).map(({ kind }) => kind);

describe('a late departure', () => {
  it('is an hour after somebody was given it, and 20 minutes where it is express', () => {
    expect(kinds(order(orderStatus.Accepted, { givenAt: ago(59) }))).toEqual([]);
    expect(alertsOf(order(orderStatus.Accepted, { givenAt: ago(61) }), undefined, [], now)).toEqual([
      { kind: 'late-departure', since: ago(1).toISOString() },
    ]);
    expect(kinds(order(orderStatus.Accepted, { givenAt: ago(21), isExpress: true }))).toEqual(['late-departure']);
  });

  it('is two hours without anybody, and five minutes where it is express', () => {
    const nobody = { givenAt: undefined };
    expect(kinds(order(orderStatus.Accepted, { ...nobody, changedAt: ago(119) }))).toEqual([]);
    expect(kinds(order(orderStatus.Accepted, { ...nobody, changedAt: ago(121) }))).toEqual(['late-departure']);
    expect(kinds(order(orderStatus.Accepted, { ...nobody, changedAt: ago(6), isExpress: true }))).toEqual(['late-departure']);
  });

  it('is none before the morning of its day, nor once it has been picked up', () => {
    expect(kinds(order(orderStatus.Accepted, { givenAt: ago(2_000), shipDate: '2026-11-20' }))).toEqual([]);
    expect(kinds(order(orderStatus.Accepted, { givenAt: ago(2_000) })), 'four hours after eight').toEqual(['late-departure']);
    expect(kinds(order(orderStatus.PickedUp), rider())).toEqual([]);
  });
});

describe('standing still', () => {
  it('is a quarter of an hour at one place with a parcel', () => {
    expect(kinds(order(orderStatus.InTransit), rider(between, { restingSince: ago(14) }))).toEqual([]);
    expect(kinds(order(orderStatus.InTransit), rider(between, { restingSince: ago(16) }))).toEqual(['standing-still']);
  });

  it('counts from the pickup, and not for a position that is old', () => {
    const waited = rider(between, { restingSince: ago(40) });
    expect(kinds(order(orderStatus.PickedUp, { changedAt: ago(5) }), waited)).toEqual([]);
    expect(kinds(order(orderStatus.InTransit), { ...waited, at: ago(11) })).toEqual([]);
  });

  it('is none for whoever waits at an airport or a harbour', () => {
    expect(kinds(order(orderStatus.InTransit, { mode: 5 }), rider(between, { restingSince: ago(90) }))).toEqual([]);
  });
});

describe('a code that was not asked for', () => {
  it('is ten minutes at the door of whoever receives it, or gives it', () => {
    const atDoor = rider(lekki, { restingSince: ago(11) });
    expect(kinds(order(orderStatus.InTransit), atDoor)).toEqual(['code-not-asked']);
    expect(kinds(order(orderStatus.InTransit), { ...atDoor, restingSince: ago(9) })).toEqual([]);
    const toFetch = order(orderStatus.Accepted, { givenAt: ago(30) });
    expect(kinds(toFetch, rider(yaba, { restingSince: ago(40) }))).toEqual(['code-not-asked']);
    expect(kinds({ ...toFetch, givenAt: ago(5) }, rider(yaba, { restingSince: ago(40) })), 'was there before').toEqual([]);
  });
});

describe('off the way', () => {
  it('is far from every way between two stops', () => {
    expect(kinds(order(orderStatus.InTransit), rider(between))).toEqual([]);
    expect(kinds(order(orderStatus.InTransit), rider(ibadan))).toEqual(['off-the-way']);
    expect(kinds(order(orderStatus.InTransit), rider(ibadan), [yaba, lekki, ibadan]), 'another parcel leads there').toEqual([]);
  });

  it('is nothing of somebody who has one place to go to', () => {
    expect(isOffTheWay(ibadan, [yaba])).toBe(false);
  });
});
