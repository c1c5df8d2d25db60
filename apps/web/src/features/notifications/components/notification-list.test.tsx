import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import type { NotificationFilter } from '../model/notification-filter.ts';
import { notificationOf } from '../tests/notifications.ts';
import { NotificationList } from './notification-list.tsx';

const unseen = notificationOf(1, { Count: 3, Message: 'Chidi Okafor and 2 others like your trip' });
const seen = notificationOf(2, {
  Message: '₦5,000.00 was added',
  category: 'money',
  relatedUserName: null,
  IsSeenByUser: true,
  link: '/wallet/ng?popup=transaction-details',
});

const list = (items = [unseen, seen], more = {}) => Response.json({ items, nextCursor: null, unseen: 1, ...more });

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

function show(answers: Parameters<typeof standInApi>[0], filter: NotificationFilter = 'all', queries = newClient()) {
  const api = standInApi({ 'GET /users/notifications': list(), ...answers });
  queries.setQueryData(['unseen'], { chats: 2, notifications: 1 });
  renderWithQueries(
    <>
      <NotificationList filter={filter} settings={<a href="/settings/2">Manage notifications</a>} />
      <Toaster />
    </>,
    { at: '/notifications', queries },
  );
  return { ...api, queries };
}

const done = () => new Response(null, { status: 204 });
const row = (name: RegExp) => screen.findByRole('link', { name });

it('shows what is new as new, how often it happened, and what was read without either', async () => {
  show({});
  const fresh = await row(/^New: Chidi Okafor and 2 others like your trip/);
  expect(fresh.textContent).toContain('3 times');
  expect(fresh.getAttribute('href')).toBe(unseen.link);
  const read = await row(/₦5,000\.00 was added/);
  expect(read.textContent).not.toMatch(/New|times/);
  expect(screen.getByRole('link', { name: 'Unread 1' })).toBeTruthy();
});

it('marks the one that is pressed, at once, and asks the server only where it was new', async () => {
  const { of, queries } = show({ [`PUT /users/notifications/${unseen.Id}`]: Response.json({ ...unseen, IsSeenByUser: true }) });
  fireEvent.click(await row(/₦5,000/));
  expect(of('PUT')).toHaveLength(0);
  fireEvent.click(await row(/Chidi/));
  await waitFor(() => expect(screen.queryByText('New:')).toBeNull());
  await waitFor(() => expect(of(`PUT /users/notifications/${unseen.Id}`)).toHaveLength(1));
  expect(queries.getQueryData(['unseen'])).toEqual({ chats: 2, notifications: 0 });
});

it('marks all as read, and has nothing to mark afterwards', async () => {
  let items = [unseen, seen];
  const { of } = show({
    'GET /users/notifications': () =>
      list(items, { unseen: items === undefined ? 0 : items.filter((one) => !one.IsSeenByUser).length }),
    'PUT /users/notifications': () => {
      items = items.map((one) => ({ ...one, IsSeenByUser: true }));
      return done();
    },
  });
  await row(/Chidi/);
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New:')).toBeNull());
  await waitFor(() => expect(of(`PUT /users/notifications?until=${encodeURIComponent(unseen.LastModified)}`)).toHaveLength(1));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as read' }).disabled).toBe(true);
});

it.each([
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Undo' }))],
  ['Ctrl Z', () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })],
])('clears all at once and has it back by %s', async (_, undo) => {
  let items = [unseen, seen];
  const { of } = show({
    'GET /users/notifications': () => list(items),
    'DELETE /users/notifications': () => {
      items = [];
      return done();
    },
    'POST /users/notifications/restore': () => {
      items = [unseen, seen];
      return done();
    },
  });
  await row(/Chidi/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByText('No notifications yet');
  await screen.findByRole('button', { name: 'Undo' });
  act(undo);
  await row(/Chidi/);
  expect(of('DELETE').map(({ call }) => call)).toEqual([
    `DELETE /users/notifications?until=${encodeURIComponent(unseen.LastModified)}`,
  ]);
  expect(of('POST /users/notifications/restore')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers what was cleared for ten minutes, also to whoever went away and came back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const { queries } = show({ 'DELETE /users/notifications': done() });
  await row(/Chidi/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await screen.findByRole('button', { name: 'Undo' });
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
  show({}, 'all', queries);
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('offers to clear all only where all of it shows', async () => {
  show({}, 'money');
  await row(/₦5,000/);
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

it('counts it as new again where it could not be marked', async () => {
  const { queries } = show({ [`PUT /users/notifications/${unseen.Id}`]: refusal('internal', 'No.', { status: 500 }) });
  fireEvent.click(await row(/Chidi/));
  await waitFor(() => expect(queries.getQueryState(['unseen'])?.isInvalidated).toBe(true));
});

it('says that it could not be cleared, and shows what there still is', async () => {
  show({ 'DELETE /users/notifications': refusal('internal', 'That did not work. Please try again.', { status: 500 }) });
  await row(/Chidi/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect((await screen.findAllByText(/That did not work/)).length).toBeGreaterThan(0);
  await row(/Chidi/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says what a filter is for where it finds nothing, and leads to the settings only from the whole list', async () => {
  show({ 'GET /users/notifications': list([], { unseen: 0 }) }, 'money');
  expect(await screen.findByText('No money updates yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Manage notifications' })).toBeNull();
  cleanup();
  show({ 'GET /users/notifications': list([], { unseen: 0 }) });
  expect(await screen.findByRole('link', { name: 'Manage notifications' })).toBeTruthy();
});

it('says why it could not be loaded, and tries again', async () => {
  let isUp = false;
  show({ 'GET /users/notifications': () => (isUp ? list() : refusal('internal', 'Something broke.', { status: 500 })) });
  await screen.findByText('We could not load your notifications');
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row(/Chidi/);
});

it('reads out what comes by itself, not what stood there', async () => {
  let items = [seen];
  const { queries } = show({ 'GET /users/notifications': () => list(items) });
  await row(/₦5,000/);
  const spoken = within(screen.getByRole('region', { name: 'Your notifications' })).getAllByRole('status')[0];
  expect(spoken?.textContent).toBe('');
  items = [notificationOf(9, { Message: 'Bola commented on your trip', LastModified: '2026-11-16T10:00:00.000Z' }), seen];
  await act(() => queries.invalidateQueries({ queryKey: ['notifications'] }));
  await waitFor(() => expect(spoken?.textContent).toBe('Bola commented on your trip'));
});
