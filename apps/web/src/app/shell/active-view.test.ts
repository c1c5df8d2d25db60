import { describe, expect, it } from 'vitest';
import { activeViewIndex } from './active-view.ts';

describe('the active place of the menu', () => {
  it.each([
    ['/', 0],
    ['/dashboard', 0],
    ['/timeline', 1],
    ['/timeline/post/1/abc', 1],
    ['/post/1/abc', 1],
    ['/wallet/ng', 2],
    ['/wallet/intl', 2],
    ['/orders', 3],
    ['/messages', 4],
    ['/messages/chat', 4],
    ['/notifications', 5],
    ['/activity', 6],
    ['/profile', 7],
    ['/settings', 8],
    ['/settings/account-information', 8],
    ['/Orders/', 3],
    ['/sales', 9],
    ['/sales/new', 9],
    ['/business/board', 10],
    ['/business/earnings', 13],
  ])('%s is place %i', (path, index) => {
    expect(activeViewIndex(path)).toBe(index);
  });

  it('is none on pages outside the menu', () => {
    expect(activeViewIndex('/buy-credits')).toBeNull();
    expect(activeViewIndex('/ordersomething')).toBeNull();
    expect(activeViewIndex('/business')).toBeNull();
  });
});
