import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries } from '../../../tests/stand-in-api.tsx';
import { HelpRoute } from './help.tsx';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('../../../features/support/components/write-to-us.tsx', () => {
  if (!network.isThere) throw new TypeError('Failed to fetch');
  return { WriteToUs: () => <button type="button">Write to us</button> };
});
vi.mock('../../../session/use-session.ts', () => ({
  useSession: () => ({ status: 'signed-in', sessionId: 'ses_1', user: ada }),
}));

it('says that the way to us did not arrive, and tries again', async () => {
  renderWithQueries(<HelpRoute />, { at: '/help' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Write to us/ }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText(/We could not load this part/);
  network.isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => screen.getByRole('button', { name: 'Write to us' }).getAttribute('aria-busy')).toBeNull();
  expect(screen.queryByText(/answer in your messages/)).toBeNull();
});
