import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { ChangePinForm } from './change-pin-form.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('asks for the PIN again once somebody went to reset it in a locked wallet', async () => {
  standInApi({ 'PUT /wallet/pin': refusal('wallet_locked', 'Five wrong PINs.', { status: 423 }) });
  const onForgot = vi.fn();
  renderWithQueries(<ChangePinForm onDone={vi.fn()} onForgot={onForgot} />);
  type('Current PIN', '1379');
  type('Choose a PIN', '2580');
  type('Enter it again', '2580');
  await screen.findByText('Your wallet is locked');
  fireEvent.click(screen.getByRole('button', { name: 'Reset your PIN' }));
  expect(onForgot).toHaveBeenCalledOnce();
  screen.getByLabelText('Current PIN');
});
