import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../ui/toast.tsx';
import { LoginForm } from './login-form.tsx';

const fetched = vi.fn<typeof fetch>();
const session = { accessToken: 'token', expiresAt: '2026-11-15T10:00:00Z', userId: 'usr_1', sessionId: 'ses_1' };

function answer(status: number, body: object): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
}

function show(props: Partial<Parameters<typeof LoginForm>[0]> = {}) {
  const onSignedIn = vi.fn(async () => {});
  render(
    <>
      <LoginForm onSignedIn={onSignedIn} onFailure={() => false} {...props} />
      <Toaster />
    </>,
  );
  return { onSignedIn, user: userEvent.setup() };
}

const sentBody = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));

describe('the sign-in form', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset());
    provideClient(createApiClient());
  });

  it('signs in with a phone number as it is written at home', async () => {
    fetched.mockResolvedValue(answer(200, session));
    const { onSignedIn, user } = show();
    await user.type(screen.getByLabelText('Email, username or phone'), '0803 123 4567');
    await user.type(screen.getByLabelText('Password'), 'mango tree{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session));
    expect(sentBody()).toEqual({ identifier: '+2348031234567', password: 'mango tree' });
  });

  it('asks for what is missing and sends nothing', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please enter your email, username or phone')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says when the details do not match, and keeps what was typed', async () => {
    const detail = 'Check them, or choose a new password.';
    fetched.mockResolvedValue(
      answer(401, {
        type: '',
        title: 'Those sign-in details do not match',
        status: 401,
        detail,
        code: 'wrong_credentials',
        errors: [],
      }),
    );
    const { onSignedIn, user } = show();
    await user.type(screen.getByLabelText('Email, username or phone'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await screen.findByText(`Those sign-in details do not match. ${detail}`);
    expect(document.activeElement, 'where the next try begins').toBe(screen.getByLabelText('Password'));
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong');
  });

  it('joins another provider’s sign-in to the account whose password is typed', async () => {
    fetched.mockResolvedValue(answer(200, session));
    const ticket = 'fed_ticket_that_is_long_enough';
    const { user } = show({ link: { ticket, email: 'ada@mail.example' } });
    expect(screen.getByLabelText('Account')).toHaveProperty('readOnly', true);
    await user.type(screen.getByLabelText('Password'), 'mango tree{Enter}');
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(sentBody()).toEqual({ identifier: 'ada@mail.example', password: 'mango tree', linkTicket: ticket });
  });
});
