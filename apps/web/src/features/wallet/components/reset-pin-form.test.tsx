import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { ResetPinForm } from './reset-pin-form.tsx';

const codeSent = Response.json(
  { channel: 'sms', destination: '+234•••4501', expiresAt: new Date(Date.now() + 600_000).toISOString(), resendAfterSeconds: 60 },
  { status: 202 },
);

function open() {
  const onDone = vi.fn();
  renderWithQueries(<ResetPinForm userId="usr_1" onDone={onDone} />);
  return { onDone };
}

function show() {
  const { onDone } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  return { onDone };
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function typeAll(code: string, pin: string) {
  await screen.findByLabelText('Six-digit code');
  type('Six-digit code', code);
  type('Choose a PIN', pin);
  type('Enter it again', pin);
}

describe('a forgotten PIN', () => {
  it('is replaced with a code and a new one typed twice, in the body and never in the address', async () => {
    const { of } = standInApi({
      'POST /wallet/pin/reset': codeSent,
      'PUT /wallet/pin/reset': new Response(null, { status: 204 }),
    });
    const { onDone } = show();
    await screen.findByText('+234•••4501');
    await typeAll('123456', '7391');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(of('PUT')).toEqual([{ call: 'PUT /wallet/pin/reset', body: { otpCode: '123456', newPin: '7391' }, key: null }]);
  });

  it('goes back to the code when it was wrong, and says how many tries are left', async () => {
    const detail = 'That code is not right. You have 4 tries left.';
    standInApi({ 'POST /wallet/pin/reset': codeSent, 'PUT /wallet/pin/reset': refusal('code_wrong', detail) });
    const { onDone } = show();
    await typeAll('111111', '7391');
    await screen.findByText(detail);
    expect(screen.getByLabelText('Six-digit code')).toHaveProperty('value', '');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('keeps the code when only the new PIN is too easy for the server', async () => {
    const message = 'That PIN is too easy to guess.';
    standInApi({
      'POST /wallet/pin/reset': codeSent,
      'PUT /wallet/pin/reset': refusal('pin_trivial', message, { errors: [{ field: 'newPin', message }] }),
    });
    show();
    await typeAll('123456', '2580');
    await screen.findByText(message);
    screen.getByLabelText('Choose a PIN');
  });

  it('counts down to the next code', async () => {
    standInApi({ 'POST /wallet/pin/reset': codeSent });
    show();
    const again = await screen.findByRole('button', { name: /^Send it again in \d+ s$/ });
    expect(again).toHaveProperty('disabled', true);
  });

  it('waits when a code for something else went out a moment ago, and says why', async () => {
    standInApi({ 'POST /wallet/pin/reset': refusal('code_too_soon', 'A moment ago.', { status: 429, retryAfterSeconds: 30 }) });
    show();
    await screen.findByText(/there is one a minute at most/);
    expect(screen.getByRole('button', { name: /^Send me a code in \d+ s$/ })).toHaveProperty('disabled', true);
    expect(screen.queryByLabelText('Six-digit code')).toBeNull();
  });

  it('asks for the code it has sent after a reload, too, and for none of somebody else’s', async () => {
    standInApi({ 'POST /wallet/pin/reset': codeSent });
    show();
    await screen.findByLabelText('Six-digit code');
    cleanup();
    open();
    screen.getByText('+234•••4501');
    cleanup();
    renderWithQueries(<ResetPinForm userId="usr_2" onDone={() => {}} />);
    expect(screen.queryByLabelText('Six-digit code')).toBeNull();
  });
});
