import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { line } from '../tests/money.ts';
import { PaymentResult } from './payment-result.tsx';

type Props = Parameters<typeof PaymentResult>[0];

function show(props: Partial<Props> & Pick<Props, 'outcome'>) {
  const onAskAgain = vi.fn();
  render(
    <PaymentResult
      isAsking={false}
      purpose="top-up"
      reference="wb-1"
      provider="Paystack"
      wasCancelled={false}
      onAskAgain={onAskAgain}
      goOn={<a href="/on">On</a>}
      tryAgain={<a href="/again">Again</a>}
      leave={<a href="/leave">Leave</a>}
      {...props}
    />,
  );
  return { onAskAgain, links: () => screen.queryAllByRole('link').map((link) => link.textContent) };
}

describe('how a payment ended, in words', () => {
  it('paid: the amount, what can be spent now, and the way on', () => {
    const { links } = show({
      outcome: { state: 'paid', transaction: line({ amount: 500 }) },
      balance: { minor: 123_400, currency: 'NGN' },
    });
    screen.getByText('The money is in your wallet');
    screen.getByText('500 naira');
    screen.getByText('1,234 naira');
    expect(links()).toEqual(['On']);
  });

  it('paid credits: how many there are, and not a word of a balance', () => {
    show({
      outcome: { state: 'paid', transaction: line({ kind: 'credits', direction: 'out' }) },
      purpose: 'credits',
      credits: 7,
      balance: { minor: 123_400, currency: 'NGN' },
    });
    screen.getByText('You have 7 credits now.');
    expect(screen.queryByText('1,234 naira')).toBeNull();
  });

  it('declined: nothing was added, and another try', () => {
    const { links } = show({ outcome: { state: 'failed', transaction: line({ status: 2 }) } });
    screen.getByText('The payment did not go through');
    expect(links()).toEqual(['Again', 'Leave']);
  });

  it('cancelled: nothing was taken, and another try', () => {
    const { links } = show({ outcome: { state: 'waiting', transaction: line({ status: 0 }) }, wasCancelled: true });
    screen.getByText('You left without paying');
    expect(links()).toEqual(['Again', 'Leave']);
  });

  it('cancelled in the address, but paid in our books: our books count', () => {
    show({ outcome: { state: 'paid', transaction: line() }, wasCancelled: true });
    screen.getByText('The money is in your wallet');
  });

  it('pending: asks for a while, then lets the person go and ask', () => {
    const outcome = { state: 'waiting', transaction: line({ status: 0 }) } as const;
    show({ outcome, isAsking: true });
    screen.getByText('Still on its way');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    const { onAskAgain } = show({ outcome });
    screen.getByText('We will tell you');
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(onAskAgain).toHaveBeenCalled();
  });

  it('unknown: names the reference, and thinks of another account', () => {
    show({ outcome: { state: 'unknown' } });
    screen.getByText('wb-1');
    screen.getByText(/another Waybill account/);
  });

  it('nobody answers: nothing is lost, ask again', () => {
    const { onAskAgain } = show({ outcome: { state: 'unreachable', message: 'Nobody answers.' } });
    screen.getByText('Nobody answers.');
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(onAskAgain).toHaveBeenCalled();
  });
});
