import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

function Code({ onComplete, masked = false, error }: { onComplete?: (code: string) => void; masked?: boolean; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Code"
      length={6}
      value={value}
      onChange={setValue}
      masked={masked}
      error={error}
      {...(onComplete ? { onComplete } : {})}
    />
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Code');

describe('the field for a code', () => {
  it('is one field that a phone fills from the message', () => {
    render(<Code />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });

  it('takes digits only, and no more than it has room for', async () => {
    render(<Code />);
    await userEvent.type(field(), 'a1b2-345678');
    expect(field().value).toBe('123456');
  });

  it('takes a pasted code with a space in it, and calls onComplete once', async () => {
    const done = vi.fn();
    render(<Code onComplete={done} />);
    await userEvent.click(field());
    await userEvent.paste('480 213');
    expect(field().value).toBe('480213');
    expect(done).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledWith('480213');
  });

  it('hides a PIN, and offers it to no autofill', async () => {
    render(<Code masked />);
    await userEvent.type(field(), '12');
    expect(field().type).toBe('password');
    expect(field().autocomplete).toBe('off');
    expect(screen.queryByText('1')).toBeNull();
  });

  it('ties its error to the field', () => {
    render(<Code error="That code is too old" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('That code is too old');
  });
});
