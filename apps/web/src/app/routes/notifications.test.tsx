import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { NotificationsRoute } from './notifications.tsx';

it('fetches again when the flag is set, by itself or while it was closed, and clears it', async () => {
  const { of } = standInApi({ 'GET /users/notifications': Response.json({ items: [], nextCursor: null, unseen: 0 }) });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const open = () => renderWithQueries(<NotificationsRoute />, { at: '/notifications?filter=money', queries });
  const { unmount } = open();
  await screen.findByText('No money updates yet');
  const fetched = () => of('GET /users/notifications?limit=20&filter=money').length;
  expect(fetched()).toBe(1);
  act(ui.notificationsChanged);
  await waitFor(() => expect(fetched()).toBe(2));
  expect(useUiState.getState().refreshNotifications).toBe(false);
  unmount();
  ui.notificationsChanged();
  open();
  await waitFor(() => expect(fetched()).toBe(3));
  expect(useUiState.getState().refreshNotifications).toBe(false);
});
