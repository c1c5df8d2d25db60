import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { PhoneVerificationRoute } from './phone-verification.tsx';

const reloadUser = vi.hoisted(() => vi.fn());
vi.mock('../../../session/session.ts', () => ({ session: { reloadUser } }));

it('leaves nobody at “Your account is ready”: where going on failed there is another try', async () => {
  reloadUser.mockRejectedValueOnce(new Error('No network')).mockResolvedValue(undefined);
  standInApi({
    'POST /otp': Response.json(
      {
        channel: 'sms',
        destination: '+234•••4501',
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
        resendAfterSeconds: 60,
      },
      { status: 202 },
    ),
    'PUT /otp': Response.json({ verified: 'phone' }),
  });
  renderWithQueries(<PhoneVerificationRoute />, {
    at: '/signup',
    user: { ...ada, phoneVerified: false, phoneNumber: '+2348030004501' },
  });
  fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: '123456' } });
  await screen.findByText('Your account is ready');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }, { timeout: 4000 }));
  await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(2));
});
