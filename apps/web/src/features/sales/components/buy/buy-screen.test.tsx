import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wuse } from '../../../../tests/parcels.ts';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { enterAddress, searchAmong } from '../../../places/tests/found-places.ts';
import { boughtOf, buyOf } from '../../tests/buy.ts';
import { BuyScreen } from './buy-screen.tsx';

const at = '/buy/7K3M9QXPDA';
const quote = { fee: 4_500, charge: 500, buyerPays: 45_000, currency: 'NGN', distanceKm: 530 };
const sent = { expiresAt: new Date(Date.now() + 600_000).toISOString(), resendAfterSeconds: 60 };
const countries = [{ id: 'NG', name: 'Nigeria', dialCode: '+234', currency: 'NGN', flag: '' }];

const onAsk = vi.fn();

function Screen({ begun }: { readonly begun: BuyView }) {
  const [view, setView] = useState(begun);
  return <BuyScreen view={view} isOld={false} onView={setView} onAsk={onAsk} />;
}

function show(view: BuyView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /places/areas': searchAmong([wuse]),
    'GET /countries': Response.json(countries),
    [`POST ${at}/quote`]: Response.json(quote),
    [`POST ${at}/code`]: Response.json(sent, { status: 202 }),
    ...answers,
  });
  const drawn = render(
    <StaticNavigation at={at}>
      <Screen begun={view} />
      <Toaster />
    </StaticNavigation>,
  );
  return { ...api, ...drawn };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function sayWhere() {
  press('Order it');
  await enterAddress('Area', 'Wuse');
  fireEvent.change(await screen.findByLabelText('Street, number, landmark'), { target: { value: '4 Ademola Crescent' } });
  await screen.findByText('45,000 naira');
  press('Go on');
}

async function sayWho() {
  await screen.findByRole('heading', { name: 'Who is it for?' });
  type('Your name', 'Chike Eze');
  type('Your phone number', '0805 987 6543');
  press('Text me the code');
  await screen.findByRole('heading', { name: 'One code, and it is ordered' });
}

afterEach(() => onAsk.mockReset());

describe('a sale by its link', () => {
  it('shows what is sold, by whom, what protects the buyer and what happens if it is not right', () => {
    show(buyOf());
    screen.getByText('40,000 naira');
    screen.getByText('Adaeze', { selector: 'strong' });
    screen.getByText('Identity checked');
    screen.getByText('31 deliveries');
    screen.getByText('Yaba, Lagos');
    screen.getByText('₦2,000 to ₦14,500, by where it goes');
    screen.getByText('You may open it and look first');
    screen.getByRole('heading', { name: 'What protects you' });
    screen.getByText(/Adaeze is not paid when you pay/);
    screen.getByRole('heading', { name: 'What happens if it is not right' });
  });

  it.each<[Partial<BuyView>, string]>([
    [{ deliveryPaidBy: 'seller' }, 'Paid by Adaeze'],
    [{ deliveryFee: 4_500 }, '₦5,000.00, wherever it goes'],
  ])('says what the delivery costs: %j', (changes, words) => {
    show(buyOf(changes));
    screen.getByText(words);
  });

  it('says that somebody was faster, or that it is over, and lets its buyer come back', () => {
    const { unmount } = show(buyOf({ state: 'taken' }));
    screen.getByText('Somebody has ordered it');
    expect(screen.queryByRole('button', { name: 'Order it' })).toBeNull();
    screen.getByRole('button', { name: 'I have ordered it already' });
    unmount();
    show(buyOf({ state: 'over' }));
    screen.getByText('It is not for sale any more');
  });
});

describe('ordering it', () => {
  it('asks where, when, who and the code, shows the sum, and orders it for that', async () => {
    const { of } = show(buyOf(), { [`POST ${at}/order`]: Response.json(boughtOf(), { status: 201 }) });
    await sayWhere();
    await screen.findByRole('heading', { name: 'When do you want to pay?' });
    fireEvent.click(screen.getByLabelText(/^At the door/));
    press('Go on');
    await sayWho();
    screen.getByText('+2348059876543');
    type('Six-digit code', '123456');
    press('Order it for ₦45,000.00');
    await screen.findByRole('heading', { name: 'Pay ₦45,000.00 and it is yours' });
    expect(of(`POST ${at}/order`)[0]?.body).toMatchObject({
      name: 'Chike Eze',
      phoneNumber: '+2348059876543',
      otpCode: '123456',
      dropoffAddress: '4 Ademola Crescent, Wuse, Abuja',
      dropOffAddressJson: { label: 'Wuse, Abuja' },
      payWhen: 'door',
      buyerPays: 45_000,
    });
    expect(sessionStorage.getItem('waybill.draft.buy.7K3M9QXPDA')).toBeNull();
  });

  it('does not ask when to pay where the sale offers one way', async () => {
    show(buyOf({ payWhen: 'now' }));
    await sayWhere();
    await sayWho();
    screen.getByText('Now.');
  });

  it('wants a street: the carrier has to find the door', async () => {
    show(buyOf());
    press('Order it');
    await enterAddress('Area', 'Wuse');
    await screen.findByText('45,000 naira');
    press('Go on');
    await screen.findByText(/add the street or a landmark/);
  });

  it('keeps what was typed over a reload, but never the code', async () => {
    const { unmount } = show(buyOf({ payWhen: 'now' }));
    await sayWhere();
    await sayWho();
    type('Six-digit code', '123456');
    unmount();
    show(buyOf({ payWhen: 'now' }));
    await screen.findByRole('heading', { name: 'One code, and it is ordered' });
    expect(screen.getByLabelText('Six-digit code')).toHaveProperty('value', '');
    press('Back');
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Chike Eze');
  });

  it('says that a code is wrong beside it, and keeps everything', async () => {
    show(buyOf({ payWhen: 'now' }), {
      [`POST ${at}/order`]: refusal('code_wrong', 'That code is not right. You have 4 tries left.'),
    });
    await sayWhere();
    await sayWho();
    type('Six-digit code', '111111');
    press('Order it for ₦45,000.00');
    await screen.findByText(/4 tries left/);
    press('Back');
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Chike Eze');
  });

  it('shows a sum that has changed before anything is ordered', async () => {
    let pays = 45_000;
    const { of } = show(buyOf({ payWhen: 'now' }), {
      [`POST ${at}/quote`]: () => Response.json({ ...quote, buyerPays: pays, fee: pays - 40_500 }),
      [`POST ${at}/order`]: ({ body }) =>
        JSON.stringify(body).includes('"buyerPays":46000')
          ? Response.json(boughtOf(), { status: 201 })
          : refusal('fee_differs', 'The sum is another now.'),
    });
    await sayWhere();
    await sayWho();
    type('Six-digit code', '123456');
    pays = 46_000;
    press('Order it for ₦45,000.00');
    await screen.findByText('It is ₦46,000.00 now');
    screen.getByText(/You saw ₦45,000.00 before/);
    press('Order it for ₦46,000.00');
    await screen.findByRole('heading', { name: /and it is yours/ });
    expect(of(`POST ${at}/order`)).toHaveLength(2);
  });

  it('looks again when somebody was faster', async () => {
    show(buyOf({ payWhen: 'now' }), { [`POST ${at}/order`]: refusal('already_taken', 'Somebody was faster.') });
    await sayWhere();
    await sayWho();
    type('Six-digit code', '123456');
    press('Order it for ₦45,000.00');
    await waitFor(() => expect(onAsk).toHaveBeenCalled());
  });
});

describe('coming back on another device', () => {
  it('opens the order with the code that went to the same phone', async () => {
    const { of } = show(buyOf({ state: 'taken' }), {
      [`POST ${at}/open`]: Response.json(boughtOf({ state: 'paid', isPaid: true })),
    });
    press('I have ordered it already');
    await screen.findByRole('heading', { name: 'Open what you ordered' });
    type('Your phone number', '0805 987 6543');
    press('Text me the code');
    fireEvent.change(await screen.findByLabelText('Six-digit code'), { target: { value: '654321' } });
    press('Open it');
    await screen.findByRole('heading', { name: 'Your money is safe with us' });
    expect(of(`POST ${at}/open`)[0]?.body).toEqual({ phoneNumber: '+2348059876543', otpCode: '654321' });
  });

  it('says beside the code when it is wrong', async () => {
    show(buyOf({ state: 'taken' }), { [`POST ${at}/open`]: refusal('code_wrong', 'That code is not right.') });
    press('I have ordered it already');
    await screen.findByRole('heading', { name: 'Open what you ordered' });
    type('Your phone number', '0805 987 6543');
    press('Text me the code');
    fireEvent.change(await screen.findByLabelText('Six-digit code'), { target: { value: '111111' } });
    press('Open it');
    await screen.findByText('That code is not right.');
  });

  it('of a parcel with money to collect opens for the phone it goes to, and is for nobody to order', async () => {
    const view = buyOf({ isCollected: true, state: 'taken', title: 'Clothes and shoes', description: '', images: [] });
    const mine = { state: 'sent', payWhen: 'door', isPaid: false, canPay: false } as const;
    show(view, { [`POST ${at}/open`]: Response.json({ ...boughtOf(mine), isCollected: true }) });
    screen.getByRole('heading', { name: 'Is it for you?' });
    screen.getByText('Sent by Adaeze, from Yaba, Lagos');
    expect(screen.queryByRole('button', { name: 'Order it' })).toBeNull();
    expect(screen.queryByText('Somebody has ordered it')).toBeNull();
    type('Your phone number', '0805 987 6543');
    press('Text me the code');
    await screen.findByText(/^If it goes to \+2348059876543, six digits/);
    fireEvent.change(screen.getByLabelText('Six-digit code'), { target: { value: '123456' } });
    press('Open it');
    await screen.findByText(/ready in your bank app/);
    screen.getByRole('heading', { name: 'Your parcel' });
  });
});
