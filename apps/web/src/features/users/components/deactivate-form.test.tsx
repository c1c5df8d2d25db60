import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ApiProblem } from '@waybill/client/failures';
import type { ProblemCode } from '@waybill/contract/problem';
import { describe, expect, it, vi } from 'vitest';
import { DeactivateForm } from './deactivate-form.tsx';

function refuse(code: ProblemCode, detail: string) {
  return () => Promise.reject(new ApiProblem({ type: '', title: detail, status: 409, detail, code, errors: [] }));
}

function show(onClose: () => Promise<void>, credits = 0, goesOn = false) {
  const onConfirm = vi.fn();
  render(
    <DeactivateForm
      credits={credits}
      goesOn={goesOn}
      onClose={onClose}
      onConfirm={onConfirm}
      ways={{ wallet_not_empty: <a href="/wallet/ng">To my wallet</a>, orders_running: <a href="/orders">To my orders</a> }}
    />,
  );
  return { onConfirm };
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function goThrough() {
  fireEvent.click(screen.getByLabelText('I understand that this cannot be undone'));
  press('Deactivate my account');
  press('Close my account');
}

describe('leaving for good', () => {
  it('needs to be meant twice', () => {
    const close = vi.fn(async () => {});
    show(close);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate my account' }).disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('I understand that this cannot be undone'));
    press('Deactivate my account');
    expect(close).not.toHaveBeenCalled();
    press('Close my account');
    expect(close).toHaveBeenCalledOnce();
  });

  it('says how many credits are lost, and asks for that, too', () => {
    show(async () => {}, 12);
    screen.getByText('You still have 12 credits');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate my account' });
    fireEvent.click(screen.getByLabelText('I understand that this cannot be undone'));
    expect(button.disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('I give up my 12 credits'));
    expect(button.disabled).toBe(false);
  });

  it('says nothing of credits to whoever has none, and counts one as one', () => {
    show(async () => {});
    expect(screen.queryByText(/credit/)).toBeNull();
    cleanup();
    show(async () => {}, 1);
    screen.getByLabelText('I give up my 1 credit');
  });

  it('asks for the password where the server wants it', async () => {
    const { onConfirm } = show(refuse('confirmation_required', 'Show first that it is you'));
    goThrough();
    await expect.poll(() => onConfirm).toHaveBeenCalledOnce();
  });

  it('goes on by itself after the password, and stops where something stands in the way', async () => {
    const onClose = vi.fn(async () => {});
    show(onClose, 2, true);
    await expect.poll(() => onClose).toHaveBeenCalledOnce();
    cleanup();
    show(refuse('orders_running', 'What exactly'), 0, true);
    await screen.findByText('Something is still under way');
  });

  it.each([
    ['wallet_not_empty', 'There is still money of yours here', 'To my wallet'],
    ['orders_running', 'Something is still under way', 'To my orders'],
  ] as const)('says what stands in the way and leads there: %s', async (code, title, way) => {
    show(refuse(code, 'What exactly'));
    goThrough();
    await screen.findByText(title);
    screen.getByText('What exactly');
    screen.getByRole('link', { name: way });
  });
});
