// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { showInTab } from './tab-signs.ts';

beforeEach(() => {
  document.title = 'Orders · Waybill';
});

it('puts the number before whatever title a page gives itself, and takes it away again', async () => {
  const stop = showInTab(3);
  expect(document.title).toBe('(3) Orders · Waybill');
  document.title = 'Wallet · Waybill';
  await expect.poll(() => document.title).toBe('(3) Wallet · Waybill');
  stop();
  expect(document.title).toBe('Wallet · Waybill');
  showInTab(99)();
  expect(document.title).toBe('Wallet · Waybill');
});

it('marks the icon of the installed app where there is one, and is content where that is refused', () => {
  const setAppBadge = vi.fn(() => Promise.reject(new Error('not installed')));
  vi.stubGlobal('navigator', { setAppBadge });
  showInTab(4)();
  expect(setAppBadge.mock.calls).toEqual([[4], [0]]);
});
