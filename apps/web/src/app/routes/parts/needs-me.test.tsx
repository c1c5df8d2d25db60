import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saleRowOf } from '../../../features/sales/tests/sales.ts';
import { ada } from '../../../tests/own-user.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { NeedsMe } from './needs-me.tsx';

it('says that one is all set only when everything that could wait has been looked at', async () => {
  let isDown = true;
  const nothing = Response.json({ items: [], nextCursor: null });
  standInApi({
    'GET /orders': () => (isDown ? refusal('unavailable', 'Back in a moment.', { status: 503 }) : nothing.clone()),
    'GET /orders/activenegotiations': nothing,
    'GET /sales': nothing,
  });
  renderWithQueries(<NeedsMe />, {
    user: { ...ada, kycStatus: 2, profilePicture: 'https://files.example/ada.jpg', phoneNumber: '+2348030000001' },
  });
  await screen.findByText('We could not load all of it', {}, { timeout: 5000 });
  expect(screen.queryByText(/You are all set/)).toBeNull();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/You are all set/);
  expect(screen.queryByText('We could not load all of it')).toBeNull();
});

it('leads to what is paid for and has to be sent', async () => {
  const nothing = Response.json({ items: [], nextCursor: null });
  standInApi({
    'GET /orders': nothing,
    'GET /orders/activenegotiations': nothing,
    'GET /sales': Response.json({ items: [saleRowOf('1', { state: 'paid', buyerName: 'Chike' })], nextCursor: null }),
  });
  renderWithQueries(<NeedsMe />, { user: ada });
  const row = await screen.findByRole('link', { name: /Chike has paid: send it.*Ankara tote bag/ });
  expect(row.getAttribute('href')).toMatch(/^\/sales\/sal_/);
});
