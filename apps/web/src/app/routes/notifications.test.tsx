// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { standInApi } from '../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../ui/navigation/static-navigation.tsx';
import { NotificationsRoute } from './notifications.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('fetches again when the flag is set, by itself or while it was closed, and clears it', async () => {
  const { of } = standInApi({ 'GET /users/notifications': Response.json({ items: [], nextCursor: null, unseen: 0 }) });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const open = () =>
    render(
      <QueryClientProvider client={queries}>
        <StaticNavigation at="/notifications?filter=money">
          <NotificationsRoute />
        </StaticNavigation>
      </QueryClientProvider>,
    );
  const { unmount } = open();
  await screen.findByText('No money has moved');
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
