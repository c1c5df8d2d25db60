import { focusManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { parcel, thread, tolu } from '../tests/deals.ts';
import { MessageRequestDetailsPopup } from './message-request-details.tsx';

it('closes a request with its buttons when it is gone meanwhile', async () => {
  let isGone = false;
  const info = { package: { ...parcel, status: 'open' }, order: null, negotiation: thread(), canAsk: false };
  const nothing = refusal('not_found', 'Nothing here.', { status: 404 });
  standInApi({
    [`GET /orders/DeliveryRequestInfo/${parcel.id}/${ada.id}`]: nothing,
    [`GET /orders/DeliveryRequestInfo/${parcel.id}/${tolu.id}`]: () => (isGone ? nothing.clone() : Response.json(info)),
  });
  renderWithQueries(
    <MessageRequestDetailsPopup params={{ packageId: parcel.id, userId: tolu.id }} open={vi.fn()} close={vi.fn()} />,
    { at: '/orders' },
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
