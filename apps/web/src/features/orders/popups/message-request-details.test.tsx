// @vitest-environment happy-dom

import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UserProvider } from '../../../session/user-context.tsx';
import { ada } from '../../../tests/own-user.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../ui/navigation/static-navigation.tsx';
import { parcel, thread, tolu } from '../tests/deals.ts';
import { MessageRequestDetailsPopup } from './message-request-details.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('closes a request with its buttons when it is gone meanwhile', async () => {
  let isGone = false;
  const info = { package: { ...parcel, status: 'open' }, order: null, negotiation: thread(), canAsk: false };
  const nothing = refusal('not_found', 'Nothing here.', { status: 404 });
  standInApi({
    [`GET /orders/DeliveryRequestInfo/${parcel.id}/${ada.id}`]: nothing,
    [`GET /orders/DeliveryRequestInfo/${parcel.id}/${tolu.id}`]: () => (isGone ? nothing.clone() : Response.json(info)),
  });
  renderWithQueries(
    <StaticNavigation at="/orders">
      <UserProvider user={ada}>
        <MessageRequestDetailsPopup params={{ packageId: parcel.id, userId: tolu.id }} open={vi.fn()} close={vi.fn()} />
      </UserProvider>
    </StaticNavigation>,
  );
  await screen.findByRole('button', { name: /^Accept/ });
  isGone = true;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await screen.findByText('No open request');
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});
