import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { UnsubscribeRoute } from './unsubscribe.tsx';

const token = `${'0'.repeat(26)}.1.proof-of_it`;

function follow(address: string) {
  renderWithQueries(
    <>
      <UnsubscribeRoute />
      <Toaster />
    </>,
    { at: address },
  );
}

describe('the unsubscribe link of an email', () => {
  it('says what stops, and stops it only when somebody presses the button', async () => {
    const api = standInApi({ 'POST /users/unsubscribe': Response.json({ kind: 'emailOnDirectMessages' }) });
    follow(`/unsubscribe?token=${token}`);
    expect(screen.getByText(/no more emails about messages you have not read\./)).toBeDefined();
    expect(api.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeDefined();
    expect(api.sent.map(({ call }) => call)).toEqual([`POST /users/unsubscribe?token=${token}`]);
    expect(screen.getByRole('link', { name: 'Manage my emails' }).getAttribute('href')).toBe('/settings/email-notifications');
  });

  it.each(['/unsubscribe', '/unsubscribe?token=', `/unsubscribe?token=${token.slice(0, 20)}`, '/unsubscribe?token=a.9.b'])(
    'that is cut off is not even tried: %s',
    (address) => {
      const api = standInApi({});
      follow(address);
      expect(screen.getByRole('heading', { name: 'That link no longer works' })).toBeDefined();
      expect(api.sent).toEqual([]);
    },
  );

  it('that we did not write stops nothing, and says so', async () => {
    standInApi({ 'POST /users/unsubscribe': refusal('link_gone', 'This link is not complete.', { status: 410 }) });
    follow(`/unsubscribe?token=${token}`);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'That link no longer works' })).toBeDefined();
  });

  it('can be pressed again after trouble', async () => {
    standInApi({ 'POST /users/unsubscribe': refusal('unavailable', 'We will be back in a moment.', { status: 503 }) });
    follow(`/unsubscribe?token=${token}`);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, unsubscribe' }));
    expect((await screen.findAllByText('We will be back in a moment.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Yes, unsubscribe' })).toHaveProperty('disabled', false);
  });
});
