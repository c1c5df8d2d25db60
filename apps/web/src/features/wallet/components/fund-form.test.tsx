import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { openPayment } from '../model/open-payment.ts';
import { transferOf } from '../tests/transfers.ts';
import { FundForm } from './fund-form.tsx';

const left = vi.hoisted(() => vi.fn());
vi.mock('../model/leave-for.ts', () => ({ leaveFor: async (address: string) => left(address) }));

const limits = { smallest: 100, largest: 200_000 };

function show(props: Partial<Parameters<typeof FundForm>[0]> = {}) {
  const form = (
    <FundForm
      currency="NGN"
      limits={limits}
      isKycCompleted={false}
      back="/orders"
      onReturn={() => {}}
      onTransfer={() => {}}
      {...props}
    />
  );
  const view = renderWithQueries(form);
  return { view, again: () => view.unmount(), field: () => screen.getByLabelText(/^Amount in/) };
}

const pay = () => fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));

describe('adding money', () => {
  beforeEach(() => void left.mockReset());

  it('goes to the card page, and remembers where the person was', async () => {
    const { of } = standInApi({
      'POST /wallet/paystack/initialize': Response.json({ reference: 'wb-1', authorizationUrl: 'https://pay.example/wb-1' }),
    });
    const { field } = show();
    fireEvent.change(field(), { target: { value: '5,000' } });
    pay();
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/wb-1'));
    expect(of('POST')[0]?.body).toEqual({ amount: 5000 });
    expect(openPayment(sessionStorage)).toEqual({
      id: 'wb-1',
      purpose: 'top-up',
      currency: 'NGN',
      amount: 5000,
      back: '/orders',
    });
  });

  it('says how much is missing, and never offers more than can be added at a time', () => {
    const { again, field } = show({ shortfall: '1250' });
    expect(screen.getByText('₦1,250.00 is missing')).toBeTruthy();
    expect(screen.getByText(/go on where you were/)).toBeTruthy();
    again();
    show({ shortfall: '891950' });
    expect(screen.getByText('₦891,950.00 is missing')).toBeTruthy();
    expect(screen.getByText(/₦200,000.00 is the most at a time: add it in parts, or have your identity checked/)).toBeTruthy();
    expect(field()).toHaveProperty('value', '200,000');
  });

  it('goes to PayPal for dollars', async () => {
    const { of } = standInApi({
      'POST /Wallet/CreatePaypalOrder': Response.json({ orderId: 'ORDER', approveUrl: 'https://paypal.example/ORDER' }),
    });
    const { field } = show({ currency: 'USD', limits: { smallest: 1, largest: 200 } });
    fireEvent.change(field(), { target: { value: '20' } });
    pay();
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://paypal.example/ORDER'));
    expect(of('POST')[0]?.body).toEqual({ currency: 'USD', amount: 20 });
  });

  it('asks for an account when the bank is to send it, and leaves for no other page', async () => {
    const { of } = standInApi({ 'POST /wallet/transfers': Response.json(transferOf()) });
    const onTransfer = vi.fn();
    const { field } = show({ onTransfer });
    fireEvent.change(field(), { target: { value: '5,000' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₦5,000.00 by transfer' }));
    await waitFor(() => expect(onTransfer).toHaveBeenCalledWith(transferOf({ dateExpires: expect.any(String) })));
    expect(of('POST')[0]?.body).toEqual({ amount: 5000 });
    expect(left).not.toHaveBeenCalled();
  });

  it('keeps one key for one payment, over a reload, and takes another for another amount', async () => {
    const { of } = standInApi({ 'POST /wallet/paystack/initialize': refusal('provider_unavailable', 'Nobody answers.') });
    const first = show();
    fireEvent.change(first.field(), { target: { value: '5000' } });
    pay();
    await waitFor(() => expect(of('POST')).toHaveLength(1));
    first.again();
    const second = show();
    await waitFor(() => expect(second.field()).toHaveProperty('value', '5000'));
    pay();
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    expect(of('POST')[1]?.key).toBe(of('POST')[0]?.key);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBeNull());
    fireEvent.change(second.field(), { target: { value: '5001' } });
    pay();
    await waitFor(() => expect(of('POST')).toHaveLength(3));
    expect(of('POST')[2]?.key).not.toBe(of('POST')[0]?.key);
    expect(left).not.toHaveBeenCalled();
  });

  it('says the limits before, and beside the field when they are not kept', async () => {
    const { sent } = standInApi({});
    const { field } = show();
    screen.getByText('From ₦100.00 to ₦200,000.00 at a time. More with a checked identity.');
    fireEvent.change(field(), { target: { value: '200,001' } });
    pay();
    await waitFor(() => screen.getByText('The largest top-up is ₦200,000.00'));
    expect(document.activeElement).toBe(field());
    expect(sent).toHaveLength(0);
  });

  it('says beside the field what the server has against the amount', async () => {
    const message = 'The largest top-up is ₦1,000.00.';
    standInApi({
      'POST /wallet/paystack/initialize': refusal('amount_out_of_limits', message, { errors: [{ field: 'amount', message }] }),
    });
    const { field } = show();
    fireEvent.change(field(), { target: { value: '5000' } });
    pay();
    await waitFor(() => screen.getByText(message));
    expect(field()).toHaveProperty('value', '5000');
  });

  it('proposes what is missing, and an amount at one press', () => {
    standInApi({});
    const { field } = show({ shortfall: '2500.5' });
    expect(field()).toHaveProperty('value', '2,500.50');
    fireEvent.click(screen.getByRole('button', { name: '₦10,000' }));
    expect(field()).toHaveProperty('value', '10,000');
    screen.getByRole('button', { name: 'Pay ₦10,000.00 by card' });
  });
});
