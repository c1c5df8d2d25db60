import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ReferrerField } from './referrer-field.tsx';

function Asked() {
  const [value, setValue] = useState('');
  return (
    <ReferrerField
      name="referrer"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => {}}
      isTaken={async (username) => username === 'adaeze'}
    />
  );
}

describe('the referrer', () => {
  it('is pointed out as unknown where nobody has that username', async () => {
    render(<Asked />);
    const field = screen.getByLabelText(/^Who told you/);
    fireEvent.change(field, { target: { value: 'adeaze' } });
    fireEvent.blur(field);
    expect(await screen.findByText(/Nobody here has that username/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '@adaeze' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Their username.')).toBeTruthy();
  });
});
