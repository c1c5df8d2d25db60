import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { MoneyFlow } from './money-flow.tsx';

it('keeps the chart that is there when asking again fails', async () => {
  let isDown = false;
  const { of } = standInApi({
    'GET /wallet/flow': () => (isDown ? refusal('not_found', 'Nothing here.', { status: 404 }) : Response.json({ days: [] })),
  });
  renderWithQueries(<MoneyFlow currency="NGN" hidden={false} />);
  await screen.findByText('No money moved in this period.');
  expect(screen.queryByText(/^In, /), 'no sums of nothing').toBeNull();
  isDown = true;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(of('GET')).toHaveLength(2));
  // The answer would be shown by now.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  screen.getByText('No money moved in this period.');
  expect(screen.queryByText('We could not load the chart')).toBeNull();
});
