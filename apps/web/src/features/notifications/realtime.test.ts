// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { notificationTypes } from '@waybill/contract/notifications/enums';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { toast } from '../../ui/toast.tsx';
import { handleNotificationsEvent, type NotificationsEvent } from './realtime.ts';
import { notificationOf } from './tests/notifications.ts';

const like = notificationOf(1);
const comment = notificationOf(2, { NotificationType: notificationTypes.commented });
const topUp = notificationOf(3, { NotificationType: notificationTypes.moneyIn, category: 'money', link: '/wallet/ng' });
const paidOut = notificationOf(4, { NotificationType: notificationTypes.moneyOut, category: 'money' });
const step = notificationOf(5, { NotificationType: notificationTypes.orderPickedUp, category: 'orders' });

const added = ({ Id: id }: { readonly Id: string }): NotificationsEvent => ({ type: 'notification.changed', what: 'added', id });
const forAll = (what: 'seen' | 'cleared' | 'restored'): NotificationsEvent => ({ type: 'notification.changed', what, id: null });

function listen(pathname = '/timeline', search = '') {
  const go = vi.fn();
  const queries = new QueryClient();
  const app = { userId: 'usr_1', read: () => ({ pathname, search }), go };
  return { go, queries, handle: (event: NotificationsEvent) => handleNotificationsEvent(queries, event, app) };
}

let toasts: MockInstance<typeof toast.asking>;
let api: ReturnType<typeof standInApi>;

beforeEach(async () => {
  vi.useFakeTimers();
  toasts = vi.spyOn(toast, 'asking').mockReturnValue(1);
  api = standInApi({
    [`PUT /users/notifications/${like.Id}`]: Response.json(like),
    'GET /users/notifications': Response.json({ items: [like, comment, topUp, paidOut, step], nextCursor: null, unseen: 5 }),
  });
  // Forgets which rows were shown in earlier tests.
  await listen().handle(forAll('seen'));
  ui.notificationsRefreshed();
});

it.each(['seen', 'cleared', 'restored'] as const)('has page and badge look again when they were %s elsewhere', async (what) => {
  const { queries, handle } = listen();
  const asked = vi.spyOn(queries, 'invalidateQueries');
  await handle(forAll(what));
  vi.runAllTimers();
  expect(useUiState.getState().refreshNotifications).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['unseen'] });
  expect(toasts).not.toHaveBeenCalled();
});

it('shows a toast for likes, comments and money that came, with the way there, which counts as having seen it', async () => {
  const { go, handle } = listen();
  for (const row of [like, comment, topUp]) await handle(added(row));
  expect(toasts.mock.calls.map(([title]) => title)).toEqual(['New like', 'New comment', 'Money added']);
  toasts.mock.calls[0]?.[2].act();
  expect(go).toHaveBeenCalledExactlyOnceWith(like.link);
  await vi.waitFor(() => expect(api.of('PUT').map(({ call }) => call)).toEqual([`PUT /users/notifications/${like.Id}`]));
});

it('leaves steps of orders to their own toasts, and what one did oneself to the badge', async () => {
  const { handle } = listen();
  for (const row of [step, paidOut]) await handle(added(row));
  expect(toasts).not.toHaveBeenCalled();
});

it('shows one toast for a row that counts, until it was looked at', async () => {
  const { handle } = listen();
  await handle(added(like));
  await handle(added(like));
  expect(toasts).toHaveBeenCalledTimes(1);
  await handle({ type: 'notification.changed', what: 'seen', id: like.Id });
  await handle(added(like));
  expect(toasts).toHaveBeenCalledTimes(2);
});

it.each([
  ['the page of notifications', '/notifications', '', like],
  ['a sheet', '/timeline', '?popup=post-send', like],
  ['the very post', '/timeline/post/2/1', '', like],
  ['the wallet', '/wallet/ng', '', topUp],
])('says nothing to whoever looks at %s', async (_, pathname, search, row) => {
  await listen(pathname, search).handle(added(row));
  expect(toasts).not.toHaveBeenCalled();
});

it('says nothing in a tab that nobody sees, and nothing when asking fails', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await listen().handle(added(like));
  hidden.mockRestore();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await listen().handle(added(like));
  expect(toasts).not.toHaveBeenCalled();
});
