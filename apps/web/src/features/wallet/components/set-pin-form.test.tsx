import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { SetPinForm } from './set-pin-form.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function show() {
  const onDone = vi.fn();
  renderWithQueries(<SetPinForm onDone={onDone} />);
  return onDone;
}

describe('the first PIN', () => {
  it('that anybody would try is refused when it is typed for the first time', () => {
    show();
    type('Choose a PIN', '1234');
    expect(screen.getByText(/too easy to guess/)).toBeTruthy();
    expect(screen.queryByLabelText('Enter it again')).toBeNull();
  });

  it('waits until its owner has shown who they are, and is set by itself', async () => {
    const answers = [
      refusal('confirmation_required', 'Please confirm again that it is you.'),
      new Response(null, { status: 204 }),
    ];
    const { of } = standInApi({
      'PUT /wallet/pin': () => answers.shift() ?? Response.error(),
      'POST /auth/password/confirm': new Response(null, { status: 204 }),
    });
    const onDone = show();
    type('Choose a PIN', '2580');
    type('Enter it again', '2580');
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'a long secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(of('PUT /wallet/pin').map(({ body }) => body)).toEqual([{ newPin: '2580' }, { newPin: '2580' }]);
  });
});
