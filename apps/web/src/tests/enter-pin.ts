import { fireEvent, screen } from '@testing-library/react';

/** Types a PIN where it is asked for, and confirms it. */
export async function enterPin(confirmLabel: string | RegExp, pin = '2580'): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Your PIN'), { target: { value: pin } });
  fireEvent.click(screen.getByRole('button', { name: confirmLabel }));
}
