import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, type Sent, standInApi } from '../../../tests/stand-in-api.tsx';
import { type FederatedMessage, openFederatedChannel } from '../model/federated-window.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The provider’s window, which has just come back with a ticket. */
function answerFromWindow(ticket: string): void {
  const channel = openFederatedChannel();
  channel.postMessage({ type: 'arrived', ticket } satisfies FederatedMessage);
  setTimeout(() => channel.close(), 1000);
}

describe('a first password', () => {
  it('is saved by itself once the account that one signs in with has vouched', async () => {
    let isConfirmed = false;
    const confirm = (_: Sent) => {
      isConfirmed = true;
      return Response.json({ confirmedUntil: '2026-11-17T12:10:00Z' });
    };
    const api = standInApi({
      'PUT /auth/password': () =>
        isConfirmed
          ? new Response(null, { status: 204 })
          : refusal('confirmation_required', 'Please confirm again that it is you.'),
      'POST /auth/password/confirm': confirm,
    });
    vi.stubGlobal('open', () => ({ closed: false }));
    const onChanged = vi.fn();
    render(<ChangePasswordForm account="ada@mail.example" hasPassword={false} onChanged={onChanged} />);
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    fireEvent.change(field, { target: { value: 'three words of mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save new password' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm with my other account' }));
    await screen.findByText(/Finish in the window/);
    answerFromWindow('tkt');

    await expect.poll(() => onChanged).toHaveBeenCalledOnce();
    expect(api.of('PUT').at(-1)?.body).toEqual({ newPassword: 'three words of mine' });
    expect(api.of('POST').map(({ body }) => body)).toEqual([{ ticket: 'tkt' }]);
  });
});
