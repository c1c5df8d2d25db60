import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { boughtOf, paymentOf } from '../../tests/buy.ts';
import { BuyScreen } from './buy-screen.tsx';

const at = '/buy/7K3M9QXPDA';
const left = vi.hoisted(() => vi.fn());
vi.mock('../../model/buy/leave-for.ts', () => ({ leaveFor: (address: string) => left(address) }));

function Screen({ begun }: { readonly begun: BuyView }) {
  const [view, setView] = useState(begun);
  return <BuyScreen view={view} isOld={false} onView={setView} onAsk={() => {}} />;
}

function show(view: BuyView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi(answers);
  render(
    <StaticNavigation at={at}>
      <Screen begun={view} />
      <Toaster />
    </StaticNavigation>,
  );
  return api;
}

const waits = (payment: Parameters<typeof paymentOf>[0] = {}) => boughtOf({ payment: paymentOf(payment) });

afterEach(() => left.mockReset());

describe('paying in dollars', () => {
  const dollars = { currency: 'USD' } as const;

  it('leads to PayPal, and offers nothing else', async () => {
    const page = boughtOf(
      { payment: paymentOf({ way: 'paypal', accountNumber: null, authorizationUrl: 'https://paypal.test/approve' }) },
      dollars,
    );
    const { of } = show(boughtOf({ pays: 47 }, dollars), { [`POST ${at}/payment`]: Response.json(page, { status: 201 }) });
    expect(screen.queryByRole('button', { name: /transfer|card/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Pay $47.00 with PayPal' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://paypal.test/approve'));
    expect(of(`POST ${at}/payment`)[0]?.body).toEqual({ way: 'paypal' });
    await screen.findByText('Waiting for PayPal');
    screen.getByRole('link', { name: 'Go on to PayPal' });
  });
});

describe('a parcel that did not get there', () => {
  it('says to its buyer that the carrier could not hand it over, and where the money is', async () => {
    show(boughtOf({ state: 'sent', delivery: 'failed', isPaid: true, canPay: false, trackingId: 'NTW765THY' }));
    await screen.findByRole('heading', { name: 'You did not get it this time' });
    screen.getByText(/Adaeze decides whether they come again. Your money stays in escrow/);
  });

  it('says that it goes back, and the money after it', async () => {
    show(boughtOf({ state: 'sent', delivery: 'going-back', isPaid: true, canPay: false }));
    await screen.findByRole('heading', { name: 'It is going back to Adaeze' });
    screen.getByText('Once Adaeze has it, what you paid for it goes back to you.');
  });
});

describe('paying for a sale', () => {
  it('shows the account, the exact sum and the time that is left', async () => {
    const { of } = show(boughtOf(), { [`POST ${at}/payment`]: Response.json(waits(), { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay ₦45,000.00 by bank transfer' }));
    await screen.findByRole('heading', { name: 'Send exactly ₦45,000.00' });
    screen.getByText('9912 345 678');
    screen.getByText('Wema Bank');
    screen.getByText('Waiting for your bank');
    screen.getByText(/^29:0\d$/);
    screen.getByText(/A picture of a bank alert pays for nothing/);
    const [asked] = of(`POST ${at}/payment`);
    expect(asked?.body).toEqual({ way: 'transfer' });
    expect(asked?.key).not.toBeNull();
  });

  it('asks the provider when somebody says that they have paid', async () => {
    show(waits(), { [`POST ${at}/payment/verify`]: Response.json(boughtOf({ state: 'paid', isPaid: true, canPay: false })) });
    fireEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    await screen.findByRole('heading', { name: 'Your money is safe with us' });
    screen.getByText(/Adaeze has 3 days to send it/);
  });

  it('stays as it is when nobody can be asked', async () => {
    show(waits(), { [`POST ${at}/payment/verify`]: refusal('provider_unavailable', 'Nobody answers.') });
    fireEvent.click(await screen.findByRole('button', { name: 'I have paid' }));
    await screen.findAllByText('Nobody answers.');
    screen.getByText('9912 345 678');
  });

  it('asks for the rest when too little came', async () => {
    show(waits({ state: 'part', received: 40_000, missing: 5_000 }));
    await screen.findByRole('heading', { name: 'Send the rest: ₦5,000.00' });
    screen.getByText('₦40,000.00 came, ₦5,000.00 is missing');
    expect(screen.queryByRole('button', { name: /card/ }), 'the rest comes the same way').toBeNull();
  });

  it('says that a wrong amount was not accepted', async () => {
    show(waits({ wasRejected: true }));
    await screen.findByText('That was another amount');
  });

  it('says what becomes of money that came too late, and lets somebody pay again', async () => {
    show(waits({ state: 'over', missing: 0, returning: 40_000 }));
    await screen.findByText('₦40,000.00 goes back');
    screen.getByText(/Not all of it came in time/);
    screen.getByRole('button', { name: 'Pay ₦45,000.00 by bank transfer' });
  });

  it('says so when the time is over and nothing was sent', async () => {
    show(waits({ state: 'over', missing: 0 }));
    await screen.findByText('The time is over');
    screen.getByText(/nothing was taken/);
  });

  it('goes to the page of the card provider', async () => {
    const card = waits({ way: 'card', authorizationUrl: 'https://pay.example/1', accountNumber: null });
    show(boughtOf(), { [`POST ${at}/payment`]: Response.json(card, { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay by card' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/1'));
    screen.getByText('Waiting for your card');
    screen.getByRole('button', { name: 'Pay by bank transfer instead' });
  });

  it('puts the payment first when the carrier is at the door', async () => {
    const doorUntil = new Date(Date.now() + 1_500_000).toISOString();
    show(boughtOf({ state: 'sent', payWhen: 'door', doorUntil, trackingId: '7K3M9QXPD' }));
    await screen.findByRole('heading', { name: 'Pay ₦45,000.00 now' });
    screen.getByText('At your door');
    screen.getByText('The carrier waits for you');
    screen.getByRole('button', { name: 'Pay ₦45,000.00 by bank transfer' });
    expect(screen.queryByRole('link', { name: 'Follow it on the map' }), 'it is here').toBeNull();
  });

  it('leads to the map while it is on its way', async () => {
    show(boughtOf({ state: 'sent', isPaid: true, canPay: false, trackingId: '7K3M9QXPD' }));
    const link = await screen.findByRole('link', { name: 'Follow it on the map' });
    expect(link.getAttribute('href')).toBe('/track/7K3M9QXPD');
  });
});

describe('what was ordered', () => {
  it.each<[string, Parameters<typeof boughtOf>[0], string, RegExp]>([
    [
      'to be paid at the door',
      { payWhen: 'door', canPay: false },
      'Adaeze has your order',
      /you pay ₦45,000.00 then, and not before/,
    ],
    ['paid', { state: 'paid', isPaid: true, canPay: false }, 'Your money is safe with us', /all of it comes back/],
    [
      'on its way',
      { state: 'sent', isPaid: true, canPay: false, trackingId: '7K3M9QXPD' },
      'It is on its way to you',
      /stays in escrow/,
    ],
    [
      'paid at the door',
      { state: 'sent', payWhen: 'door', isPaid: true, canPay: false, trackingId: '7K3M9QXPD' },
      'The carrier sees that you paid',
      /six-digit code/,
    ],
    ['asked about', { state: 'questioned', isPaid: true, canPay: false }, 'Nobody gets the money now', /hear Adaeze as well/],
    [
      'decided',
      {
        state: 'arrived',
        isPaid: true,
        canPay: false,
        decision: { buyerGets: 10_000, sellerGets: 29_550, because: 'It is torn', at: '2026-11-18T10:00:00.000Z' },
      },
      'You get ₦10,000.00 back',
      /Adaeze is paid the rest\. Our people write: “It is torn”/,
    ],
    ['paid out', { state: 'paid-out', isPaid: true, canPay: false }, 'It is yours', /has been paid/],
    [
      'brought back',
      { state: 'came-back', isPaid: true, canPay: false, returning: 40_000 },
      'It went back to Adaeze',
      /do not lose/,
    ],
    ['ended', { state: 'ended', canPay: false }, 'This sale has ended', /You have paid nothing/],
  ])('says where it stands: %s', async (_, mine, title, words) => {
    show(boughtOf(mine));
    await screen.findByRole('heading', { name: title });
    screen.getByText(words);
  });

  it('says that money is on its way back', async () => {
    show(boughtOf({ state: 'came-back', isPaid: true, canPay: false, returning: 40_000 }));
    await screen.findByText('₦40,000.00 is on its way back to you');
  });

  it('says that it went back, and lets it be ordered again while it is for sale', async () => {
    const ended = { state: 'ended', canPay: false, returned: 40_000 } as const;
    show(boughtOf(ended, { state: 'open' }));
    await screen.findByText('₦40,000.00 went back to you');
    fireEvent.click(screen.getByRole('button', { name: 'Order it again' }));
    screen.getByRole('button', { name: 'Order it' });
  });

  it('asks for a day whether it is what was bought, and sends what is not right', async () => {
    const canComplainUntil = new Date(Date.now() + 3_600_000).toISOString();
    const arrived = boughtOf({ state: 'arrived', isPaid: true, canPay: false, canComplainUntil });
    const { of } = show(arrived, {
      [`POST ${at}/complaint`]: Response.json(boughtOf({ state: 'questioned', isPaid: true, canPay: false })),
    });
    await screen.findByRole('heading', { name: 'Is it what you bought?' });
    fireEvent.click(screen.getByRole('button', { name: 'No, something is not right' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask our people to look' }));
    screen.getByText('Please say what is wrong');
    expect(of('POST')).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('What is not right?'), { target: { value: 'It is another bag.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask our people to look' }));
    await screen.findByRole('heading', { name: 'Nobody gets the money now' });
    expect(of(`POST ${at}/complaint`)[0]?.body).toEqual({ message: 'It is another bag.', imageIdList: [] });
  });
});
