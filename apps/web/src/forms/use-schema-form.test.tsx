import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProblem } from '@waybill/client/failures';
import { email, newPassword } from '@waybill/contract/text';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '../ui/text-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({ email, password: newPassword });

function Form({ onValid }: { onValid: (wire: z.infer<typeof schema>) => void | Promise<void> }) {
  const form = useSchemaForm({ schema, initial: { email: '', password: '' } });
  return (
    <form {...form.form({ onValid })}>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

describe('a form with a schema', () => {
  it('shows no mistake while a person types for the first time, and shows it when they leave the field', async () => {
    const user = userEvent.setup();
    render(<Form onValid={() => {}} />);
    await user.type(screen.getByLabelText('Email'), 'ada');
    expect(screen.queryByText(/does not look like/)).toBeNull();
    await user.tab();
    expect(screen.getByText('That does not look like an email address')).toBeDefined();
    await user.type(screen.getByLabelText('Email'), '@mail.example');
    expect(screen.queryByText(/does not look like/)).toBeNull();
  });

  it('does not move the button between press and click, from under the finger', async () => {
    const user = userEvent.setup();
    render(<Form onValid={() => {}} />);
    await user.type(screen.getByLabelText('Email'), 'ada');
    fireEvent.mouseDown(screen.getByText('Send'));
    fireEvent.blur(screen.getByLabelText('Email'));
    expect(screen.queryByText(/does not look like/)).toBeNull();
    fireEvent.mouseUp(screen.getByText('Send'));
    await screen.findByText('That does not look like an email address');
  });

  it('is not sent while something is wrong, and puts the focus on the first mistake', async () => {
    const user = userEvent.setup();
    const onValid = vi.fn();
    render(<Form onValid={onValid} />);
    await user.click(screen.getByText('Send'));
    expect(onValid).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByText('Please choose a password')).toBeDefined();
  });

  it('is sent once, however often it is pressed', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const onValid = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    render(<Form onValid={onValid} />);
    await user.type(screen.getByLabelText('Email'), 'Ada@Mail.example');
    await user.type(screen.getByLabelText('Password'), 'mango tree{Enter}{Enter}');
    expect(onValid).toHaveBeenCalledTimes(1);
    expect(onValid).toHaveBeenCalledWith({ email: 'ada@mail.example', password: 'mango tree' });
    expect(screen.getByText('Sending')).toBeDefined();
    finish();
    await waitFor(() => screen.getByText('Send'));
  });

  it('shows the server’s message beside its field until that field changes, and keeps what was typed', async () => {
    const user = userEvent.setup();
    const refused = new ApiProblem({
      type: '',
      title: 'That email already has an account',
      status: 409,
      detail: 'Sign in instead, or use another address.',
      code: 'email_taken',
      errors: [],
    });
    render(<Form onValid={() => Promise.reject(refused)} />);
    await user.type(screen.getByLabelText('Email'), 'ada@mail.example');
    await user.type(screen.getByLabelText('Password'), 'mango tree{Enter}');
    await waitFor(() => screen.getByText('Sign in instead, or use another address.'));
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'mango tree');
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.queryByText('Sign in instead, or use another address.')).toBeNull();
  });
});
