import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { BusinessEarnings } from './business-earnings.tsx';

const sums = { parcels: 2, fees: 10_000, commission: 1000, earned: 9000, shares: 5600, left: 3400 };
const rider = { ...sums, id: 'usr_1', name: 'Tobi Ajayi', vehicleKind: null };
const answer = (items: readonly unknown[], total = sums) =>
  Response.json({
    currency: 'NGN',
    total,
    days: [{ day: '2026-11-18', earned: total.earned, shares: total.shares }],
    items,
    nextCursor: null,
  });

it('shows what was earned, what of it is the riders’, and the same by rider', async () => {
  standInApi({ 'GET /business/earnings': () => answer([rider]) });
  renderWithQueries(<BusinessEarnings />);
  const row = await screen.findByRole('row', { name: /^Tobi Ajayi/ });
  expect(row.textContent).toMatch(/2 parcels.*9,000 naira.*5,600 naira/);
  const figures = screen.getByRole('region', { name: 'What you earned' });
  for (const words of ['9,000 naira', '5,600 naira', '3,400 naira', '1,000 naira']) within(figures).getByText(words);
  within(figures).getByRole('img', { name: /9,000 naira were earned, of which 5,600 naira are the riders’/ });
});

it('says what is true where nothing was earned, and asks again where it could not be loaded', async () => {
  let isDown = true;
  standInApi({
    'GET /business/earnings': () =>
      isDown ? refusal('not_found', 'Nothing here.', { status: 404 }) : answer([], { ...sums, parcels: 0 }),
  });
  renderWithQueries(<BusinessEarnings />);
  await screen.findByText('We could not load what you earned');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  await screen.findByText('Nothing in these days');
});

it('asks by vehicle when that is chosen, and not for days that end before they begin', async () => {
  const { of } = standInApi({ 'GET /business/earnings': () => answer([rider]) });
  renderWithQueries(<BusinessEarnings />);
  await screen.findByRole('row', { name: /^Tobi Ajayi/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Vehicle' }));
  await waitFor(() => expect(of('GET')).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-01-01' } });
  await screen.findByText('This is before the first day');
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  expect(of('GET')).toHaveLength(2);
});
