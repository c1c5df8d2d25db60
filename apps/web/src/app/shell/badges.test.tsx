import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { SideRail } from './side-rail.tsx';

beforeEach(() => void standInApi({}));

function show(chats: number, notifications: number) {
  renderWithQueries(
    <>
      <div data-testid="rail">
        <SideRail unseen={{ chats, notifications }} onSend={() => {}} />
      </div>
      <div data-testid="bar">
        <BottomBar unseen={{ chats, notifications }} onSend={() => {}} />
      </div>
    </>,
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
