// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UserProvider } from '../../session/user-context.tsx';
import { ada } from '../../tests/own-user.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../ui/navigation/static-navigation.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideRail } from './side-rail.tsx';

beforeEach(() => void standInApi({}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(chats: number, notifications: number) {
  render(
    <StaticNavigation at="/">
      <UserProvider user={ada}>
        <div data-testid="rail">
          <SideRail unseen={{ chats, notifications }} onSend={() => {}} />
        </div>
        <div data-testid="bar">
          <BottomBar unseen={{ chats, notifications }} onSend={() => {}} />
        </div>
      </UserProvider>
    </StaticNavigation>,
  );
  return { rail: within(screen.getByTestId('rail')), bar: within(screen.getByTestId('bar')) };
}

it('show how much is new, and say it', () => {
  const { rail, bar } = show(3, 99);
  expect(rail.getByRole('link', { name: 'Messages, 3 chats with something new' }).querySelector('[data-count="3"]')).toBeTruthy();
  expect(rail.getByRole('link', { name: 'Notifications, 99 or more new' }).querySelector('[data-count="99+"]')).toBeTruthy();
  expect(bar.getByRole('link', { name: 'Messages, 3 chats with something new' })).toBeTruthy();
});

it('are not there where nothing is new', () => {
  const { rail, bar } = show(0, 0);
  for (const place of ['Messages', 'Notifications'])
    expect(rail.getByRole('link', { name: place }).querySelector('[data-count]')).toBeNull();
  expect(bar.getByRole('link', { name: 'Messages' }).querySelector('[data-count]')).toBeNull();
});
