import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@waybill/client/api-client';
import { provideClient } from '@waybill/client/browser-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';

const fetched = vi.fn<typeof fetch>();

function show(props: Partial<Parameters<typeof CodeForm>[0]> = {}) {
  const onVerified = vi.fn();
  const onResend = vi.fn();
  render(<CodeForm resendAt={undefined} sending={false} onResend={onResend} onVerified={onVerified} {...props} />);
  return { onVerified, onResend, field: screen.getByLabelText('Six-digit code') };
}

describe('entering a code', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset());
    provideClient(createApiClient());
  });

  it('sends it with the last digit, in the body and never in the address', async () => {
    fetched.mockResolvedValue(Response.json({ verified: 'phone' }));
    const { onVerified, field } = show();
    fireEvent.change(field, { target: { value: '123 456' } });
    await waitFor(() => expect(onVerified).toHaveBeenCalled());
    const [address, init] = fetched.mock.lastCall ?? [];
    expect(address).toBe('/api/otp');
    expect(init).toMatchObject({ method: 'PUT', body: '{"otpCode":"123456"}' });
  });

  it('says how many tries are left and clears a wrong one', async () => {
    const detail = 'That code is not right. You have 4 tries left.';
    const problem = { type: '', title: 'That code is not right', status: 422, detail, code: 'code_wrong', errors: [] };
    fetched.mockResolvedValue(
      new Response(JSON.stringify(problem), { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    );
    const { onVerified, field } = show();
    fireEvent.change(field, { target: { value: '111111' } });
    await waitFor(() => screen.getByText(detail));
    expect(field).toHaveProperty('value', '');
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('asks for six digits when fewer are confirmed', () => {
    const { field } = show();
    fireEvent.change(field, { target: { value: '123' } });
    fireEvent.submit(field);
    expect(screen.getByText('A code is six digits')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('counts down until another code may be asked for', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { onResend } = show({ resendAt: 1_003_000 });
    const button = () => screen.getByRole('button', { name: /again/ });
    expect(button().textContent).toBe('Send it again in 3 s');
    fireEvent.click(button());
    expect(onResend).not.toHaveBeenCalled();
    for (let second = 0; second < 3; second += 1) act(() => void vi.advanceTimersByTime(1000));
    expect(button().textContent).toBe('Send the code again');
    fireEvent.click(button());
    expect(onResend).toHaveBeenCalledTimes(1);
  });
});
