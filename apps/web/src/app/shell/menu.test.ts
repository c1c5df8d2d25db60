import { describe, expect, it } from 'vitest';
import { activeViewIndex } from './active-view.ts';
import { bottomBarFor, isOpenTo, menuFor } from './menu.ts';

const ada = { isDispatchPartner: false, isNigerian: true };
const partner = { isDispatchPartner: true, isNigerian: true };
const john = { isDispatchPartner: false, isNigerian: false };

describe('the menu', () => {
  it('has twelve places for a dispatch partner, and no board or activity for anybody else', () => {
    expect(menuFor(partner)).toHaveLength(12);
    expect(menuFor(ada).map((entry) => entry.place)).not.toContain('activity');
    expect(menuFor(ada).map((entry) => entry.place)).not.toContain('board');
    expect(menuFor(ada)).toHaveLength(9);
  });

  it('has selling beside the orders, in naira and in dollars', () => {
    expect(
      menuFor(ada)
        .map((entry) => entry.label)
        .slice(3, 5),
    ).toEqual(['Orders', 'Sell by link']);
    expect(menuFor(john).map((entry) => entry.place)).toContain('sales');
  });

  it('gives every place the index that its address sets', () => {
    for (const entry of menuFor(partner)) expect(activeViewIndex(entry.to)).toBe(entry.index);
  });

  it('leads to the naira wallet in Nigeria and to the dollar wallet elsewhere', () => {
    expect(menuFor(ada).find((entry) => entry.place === 'wallet')?.to).toBe('/wallet/ng');
    expect(menuFor(john).find((entry) => entry.place === 'wallet')?.to).toBe('/wallet/intl');
  });

  it('puts five places on a phone’s bar', () => {
    expect(bottomBarFor(partner).map((entry) => entry.label)).toEqual(['Home', 'Timeline', 'Wallet', 'Orders', 'Messages']);
  });

  it('has the stops of today for a rider, and shows them to nobody who does not ride', () => {
    expect(menuFor(partner, 'rider').map(({ to }) => to)).toEqual([
      '/business/today',
      '/orders',
      '/business/duty',
      '/business/earnings',
    ]);
    expect(menuFor(partner, 'dispatcher').map(({ place }) => place)).toContain('today');
    expect(menuFor(partner).map(({ place }) => place)).not.toContain('today');
    expect(isOpenTo('rider', '/business/today')).toBe(true);
    expect(isOpenTo('accountant', '/business/today')).toBe(false);
    expect(isOpenTo('rider', '/business/rounds'), 'planned in the office').toBe(false);
    expect(isOpenTo('dispatcher', '/business/rounds')).toBe(true);
  });

  it('has the board among those of a dispatcher', () => {
    expect(bottomBarFor(partner, 'dispatcher').map((entry) => entry.label)).toEqual([
      'Timeline',
      'Orders',
      'Messages',
      'Notifications',
      'Board',
    ]);
  });
});

describe('what a role of a business may open', () => {
  it('is the pages among the settings that its work needs', () => {
    for (const role of ['manager', 'dispatcher', 'accountant'] as const) expect(isOpenTo(role, '/settings/people')).toBe(true);
    expect(isOpenTo('rider', '/settings/people')).toBe(false);
    expect(isOpenTo('manager', '/settings/prices')).toBe(true);
    for (const role of ['dispatcher', 'rider', 'accountant'] as const) expect(isOpenTo(role, '/settings/prices')).toBe(false);
    expect(isOpenTo('manager', '/settings/change-pin')).toBe(false);
  });

  it('is the board for whoever hands out work', () => {
    for (const role of ['manager', 'dispatcher'] as const) expect(isOpenTo(role, '/business/board')).toBe(true);
    for (const role of ['rider', 'accountant'] as const) expect(isOpenTo(role, '/business/board')).toBe(false);
  });

  it('is vehicles and shifts for whoever hands out work, and one’s own shifts for whoever rides', () => {
    for (const page of ['/business/vehicles', '/business/shifts']) {
      for (const role of ['manager', 'dispatcher'] as const) expect(isOpenTo(role, page)).toBe(true);
      for (const role of ['rider', 'accountant'] as const) expect(isOpenTo(role, page)).toBe(false);
    }
    for (const role of ['manager', 'dispatcher', 'rider'] as const) expect(isOpenTo(role, '/business/duty')).toBe(true);
    expect(isOpenTo('accountant', '/business/duty')).toBe(false);
    expect(bottomBarFor(partner, 'rider').map((entry) => entry.label)).toEqual(['Today', 'Orders', 'Shifts', 'Earnings']);
  });

  it('is what one earned oneself, or all of it, for everybody in a business', () => {
    for (const role of ['manager', 'dispatcher', 'rider', 'accountant'] as const)
      expect(isOpenTo(role, '/business/earnings')).toBe(true);
  });

  it('is the wallet for whoever keeps the books', () => {
    expect(isOpenTo('accountant', '/wallet/ng')).toBe(true);
    expect(isOpenTo('rider', '/wallet/ng')).toBe(false);
  });
});
