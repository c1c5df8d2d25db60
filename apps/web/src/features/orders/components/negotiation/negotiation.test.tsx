import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { amina, idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import type { DeliveryRequestInfo } from '../../api/get-delivery-request-info.ts';
import { activeNegotiation, offer, order, parcel, summary, thread, tolu } from '../../tests/deals.ts';
import { BookingAnswer } from './booking-answer.tsx';
import { CarryPanel } from './carry-panel.tsx';
import { RequestDetails, type RequestDetailsProps } from './request-details.tsx';
import { WhoAsked } from './who-asked.tsx';

const page = (items: readonly unknown[]) => Response.json({ items, nextCursor: null });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function infoOf(changes: Partial<DeliveryRequestInfo> = {}): DeliveryRequestInfo {
  return { package: { ...parcel, status: 'open' }, order: null, negotiation: thread(), canAsk: false, ...changes };
}

/** Delivers a newer answer of the server to the open page. */
let update: (info: DeliveryRequestInfo) => void = () => {};

function Shown({ info, ...asked }: Omit<RequestDetailsProps, 'carrierId'>) {
  const [now, setNow] = useState(info);
  update = setNow;
  return <RequestDetails info={now} carrierId={tolu.id} {...asked} />;
}

function show(info: DeliveryRequestInfo, begin = false) {
  const asked = { onParcel: vi.fn(), onRatings: vi.fn(), onOrder: vi.fn(), onKyc: vi.fn(), onAsk: vi.fn(async () => undefined) };
  renderWithQueries(
    <>
      <Shown info={info} begin={begin} messageHref="/messages/chat?userId=tolu" {...asked} />
      <Toaster />
    </>,
    { at: '/orders' },
  );
  return asked;
}

afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
});

describe('a fee that is talked about', () => {
  it('reads as a conversation, with what became of each amount and what others agreed on', () => {
    show(
      infoOf({
        negotiation: thread({
          offers: [offer('1', { status: 1, amount: 7000 }), offer('2', { isMine: true, by: 'sender', amount: 6000, reason: '' })],
          lastAgreedFees: [{ amount: 5200, currency: 'NGN', dispatchMode: 4, weight: 2, on: '2026-11-01' }],
          can: { offer: false, accept: 'no', reject: false, withdraw: true },
        }),
      }),
    );
    const lines = within(screen.getByRole('list', { name: 'Offers so far' })).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('Answered with another fee');
    expect(lines[1]?.textContent).toContain('Open: it ends');
    expect(lines[1]?.textContent).toContain('You pay ₦6,500.00 in all: ₦6,000.00 fee and ₦500.00 charge');
    expect(lines[0]?.textContent, 'no sum of what is over').not.toContain('in all');
    within(screen.getByRole('region', { name: 'Last agreed on this route' })).getByText('5,200 naira');
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    screen.getByRole('button', { name: 'Withdraw my offer' });
  });

  it('shows before the button what is agreed to: to the carrier what they earn of the amount on the table', () => {
    show(infoOf({ negotiation: thread({ role: 'carrier', otherParty: amina, can: { ...thread().can, accept: 'accept' } }) }));
    const deal = screen.getByRole('region', { name: 'What you agree to' });
    expect(deal.textContent).toMatch(/Yaba, Lagos.*Wuse, Abuja.*kg.*Fee.*6,000.*Our commission, 10%.*600.*You earn.*5,400/);
    expect(deal.compareDocumentPosition(screen.getByRole('button', { name: 'Accept ₦6,000.00' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says what is left of an amount while the carrier types it', () => {
    show(infoOf({ negotiation: thread({ role: 'carrier', otherParty: amina }) }), true);
    fireEvent.change(screen.getByLabelText('Fee in naira'), { target: { value: '8000' } });
    screen.getByText('You earn ₦7,200.00. Fee ₦8,000.00, our commission ₦800.00 (10%).');
  });

  it('has the answers to a request at hand', async () => {
    const { of } = standInApi({ 'PUT /orders': Response.json(order()) });
    const asked = order({ orderStatus: 0, needsMe: true, pickupCode: null });
    const { onOrder } = show(
      infoOf({ order: asked, negotiation: thread({ offers: [], can: { ...thread().can, accept: 'no' } }) }),
    );
    press('Accept Tolu');
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith(idOf('ord', '1')));
    expect(of('PUT')[0]?.body).toEqual({ orderId: idOf('ord', '1'), orderStatus: 1 });
  });

  it('leads to what others said of the one it is with', () => {
    const { onRatings } = show(infoOf());
    press(/^Ratings of Tolu/);
    expect(onRatings).toHaveBeenCalledWith(tolu.id);
  });

  it('is accepted with the PIN where what is held changes, and leads to the order', async () => {
    const { of } = standInApi({ 'POST /orders/updatedeliveryfee': Response.json(order(), { status: 201 }) });
    const { onOrder } = show(infoOf());
    press('Accept ₦6,000.00 with your PIN');
    await enterPin('Agree on ₦6,000.00');
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith(idOf('ord', '1')));
    expect(of('POST')[0]?.body).toEqual({
      negotiationId: idOf('neg', '1'),
      packageId: idOf('pkg', '1'),
      deliveryUserId: tolu.id,
      pin: '2580',
    });
  });

  it('is never exchanged for another while the PIN is typed', async () => {
    show(infoOf());
    press('Accept ₦6,000.00 with your PIN');
    act(() => update(infoOf({ negotiation: thread({ countersLeft: 2 }) })));
    await screen.findByRole('button', { name: 'Agree on ₦6,000.00' });
    act(() => update(infoOf({ negotiation: thread({ offers: [offer('1', { status: 4 }), offer('2', { amount: 9_000 })] }) })));
    await screen.findAllByText('They suggested another fee');
    expect(screen.queryByRole('button', { name: /^Agree on/ })).toBeNull();
    press('Accept ₦9,000.00 with your PIN');
    await screen.findByRole('button', { name: 'Agree on ₦9,000.00' });
  });

  it('keeps the PIN out of what this browser remembers', async () => {
    const { of } = standInApi({ 'POST /orders/updatedeliveryfee': refusal('unavailable', 'Back in a moment.', { status: 503 }) });
    show(infoOf());
    press('Accept ₦6,000.00 with your PIN');
    await enterPin('Agree on ₦6,000.00');
    await waitFor(() => expect(of('POST').length).toBeGreaterThan(0));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('2580');
  });

  it('asks for the PIN when the server says that another fee is held by now', async () => {
    standInApi({ 'POST /orders/acceptoffer': refusal('fee_differs', 'Another fee is held.', { status: 409 }) });
    show(infoOf({ negotiation: thread({ can: { offer: true, accept: 'accept', reject: true, withdraw: false } }) }));
    press('Accept ₦6,000.00');
    await screen.findByRole('button', { name: 'Agree on ₦6,000.00' });
  });

  it('is accepted by a carrier who then waits for the sender', async () => {
    const waiting = thread({ role: 'carrier', otherParty: amina });
    standInApi({ 'POST /orders/acceptoffer': Response.json({ negotiation: waiting, order: null }) });
    const { onOrder } = show(
      infoOf({
        negotiation: thread({
          role: 'carrier',
          otherParty: amina,
          can: { offer: true, accept: 'accept', reject: true, withdraw: false },
        }),
      }),
    );
    press('Accept ₦6,000.00');
    await screen.findAllByText(/Amina confirms with a PIN/);
    expect(onOrder).not.toHaveBeenCalled();
    cleanup();
    show(
      infoOf({ negotiation: { ...waiting, can: { offer: false, accept: 'wait', reject: false, withdraw: true } }, canAsk: true }),
    );
    screen.getByText('You agreed on ₦6,000.00');
    expect(screen.queryByRole('button', { name: /^Carry it/ })).toBeNull();
  });

  it('is countered with an amount and a reason', async () => {
    const { of } = standInApi({ 'POST /orders/negotiations': Response.json(thread(), { status: 201 }) });
    show(infoOf());
    press('Offer another fee');
    screen.getByText(/6 more offers can be made/);
    press('Send this offer');
    await screen.findByText('Please enter an amount');
    fireEvent.change(screen.getByLabelText('Fee in naira'), { target: { value: '5,500' } });
    fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'It is light' } });
    press('Send this offer');
    await waitFor(() =>
      expect(of('POST')[0]?.body).toEqual({
        packageId: idOf('pkg', '1'),
        otherPartyId: tolu.id,
        amount: 5500,
        reason: 'It is light',
      }),
    );
    await screen.findAllByText('Tolu has a day to answer.');
  });

  it('says beside the field when the amount is not within the limits, and leads to the identity check', async () => {
    let code: 'amount_out_of_limits' | 'kyc_required' = 'amount_out_of_limits';
    standInApi({ 'POST /orders/negotiations': () => refusal(code, 'From ₦500.00 to ₦5,000,000.00, please.') });
    const { onKyc } = show(infoOf(), true);
    fireEvent.change(screen.getByLabelText('Fee in naira'), { target: { value: '1' } });
    press('Send this offer');
    await screen.findByText('From ₦500.00 to ₦5,000,000.00, please.');
    code = 'kyc_required';
    press('Send this offer');
    await waitFor(() => expect(onKyc).toHaveBeenCalledOnce());
  });

  it('is turned down after a second thought', async () => {
    const { of } = standInApi({ [`DELETE /orders/negotiations/${idOf('neg', '1')}`]: new Response(null, { status: 204 }) });
    show(infoOf());
    press('Decline');
    expect(of('DELETE')).toEqual([]);
    press('Decline it');
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
  });
});

describe('carrying somebody’s parcel', () => {
  const open = { ...parcel, status: 'open', isMine: false, can: { ...parcel.can, carry: true } } as const;
  const call = `GET /orders/DeliveryRequestInfo/${parcel.id}/${tolu.id}`;

  function showPanel(answers: Parameters<typeof standInApi>[0]) {
    const api = standInApi(answers);
    const asked = { onOrder: vi.fn(), onNegotiate: vi.fn(), onKyc: vi.fn() };
    renderWithQueries(<CarryPanel item={open} myId={tolu.id} {...asked} />);
    return { ...api, ...asked };
  }
  const nobody = thread({ role: 'carrier', otherParty: amina, offers: [] });

  it('is offered at its fee, once, and leads to the order', async () => {
    const { of, onOrder, onNegotiate } = showPanel({
      [call]: Response.json(infoOf({ negotiation: nobody, canAsk: true })),
      'POST /orders': Response.json(order({ role: 'carrier', orderStatus: 0 }), { status: 201 }),
    });
    const carry = await screen.findByRole('button', { name: 'Carry it for ₦5,000.00' });
    expect(screen.getByRole('region', { name: 'What you agree to' }).textContent).toMatch(/Fee.*5,000.*You earn.*4,500/);
    fireEvent.click(carry);
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith(idOf('ord', '1')));
    expect(of('POST')[0]?.body).toEqual({ packageId: parcel.id, userId: tolu.id, isBooking: false });
    press('Offer another fee');
    expect(onNegotiate).toHaveBeenCalledWith(true);
  });

  it('says that it could not be checked, and tries again', async () => {
    let isDown = true;
    showPanel({
      [call]: () =>
        isDown
          ? refusal('unavailable', 'Back in a moment.', { status: 503 })
          : Response.json(infoOf({ negotiation: nobody, canAsk: true })),
    });
    await screen.findByText('We could not check whether you can carry it', {}, { timeout: 5000 });
    isDown = false;
    press('Try again');
    await screen.findByRole('button', { name: 'Carry it for ₦5,000.00' });
  });

  it('is led to the identity check', async () => {
    const { onKyc } = showPanel({
      [call]: Response.json(infoOf({ negotiation: nobody, canAsk: true })),
      'POST /orders': refusal('kyc_required', 'Please have your identity checked.', { status: 403 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Carry it for ₦5,000.00' }));
    await waitFor(() => expect(onKyc).toHaveBeenCalledOnce());
  });

  it('says that one has asked already, and leads there', async () => {
    const { onOrder } = showPanel({
      [call]: Response.json(infoOf({ negotiation: nobody, order: order({ role: 'carrier', orderStatus: 0 }) })),
    });
    await screen.findByText('Amina has your offer');
    expect(screen.queryByRole('button', { name: /^Carry it/ })).toBeNull();
    press('See the order');
    expect(onOrder).toHaveBeenCalledWith(idOf('ord', '1'));
  });

  it('can be asked for again after a no, and goes on with an open negotiation', async () => {
    const { onNegotiate } = showPanel({
      [call]: Response.json(
        infoOf({ negotiation: thread({ role: 'carrier', otherParty: amina }), order: order({ orderStatus: 7 }), canAsk: true }),
      ),
    });
    await screen.findByRole('button', { name: 'Carry it for ₦5,000.00' });
    press('Keep talking about the fee with Amina');
    expect(onNegotiate).toHaveBeenCalledWith(false);
  });
});

describe('who has asked', () => {
  const asked = summary({ orderStatus: 0, needsMe: true });

  it('stands with both answers, and fees beside it; those who are out are left out', async () => {
    const { of } = standInApi({
      'GET /orders': page([asked, summary({ id: idOf('ord', '2'), orderStatus: 7 })]),
      'GET /orders/activenegotiations': page([activeNegotiation(), activeNegotiation({ packageId: idOf('pkg', '9') })]),
      'PUT /orders': Response.json(order()),
    });
    const [onOrder, onNegotiate] = [vi.fn(), vi.fn()];
    renderWithQueries(
      <WhoAsked packageId={parcel.id} isOpen onOrder={onOrder} onNegotiate={onNegotiate} onKyc={vi.fn()} onRatings={vi.fn()} />,
    );
    const list = await screen.findByRole('region', { name: 'Who would carry it' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    fireEvent.click(await within(list).findByRole('button', { name: /Tolu suggests another fee/ }));
    expect(onNegotiate).toHaveBeenCalledWith(parcel.id, tolu.id);
    press('Accept Tolu');
    await waitFor(() => expect(onOrder).toHaveBeenCalledWith(idOf('ord', '1')));
    expect(of('PUT')[0]?.body).toEqual({ orderId: idOf('ord', '1'), orderStatus: 1 });
  });

  it('leaves nobody out, however many have asked before', async () => {
    const many = Array.from({ length: 50 }, (_, index) => summary({ id: idOf('ord', `X${index}`), orderStatus: 7 }));
    standInApi({
      'GET /orders': ({ call }) =>
        call.includes('cursor=next') ? page([asked]) : Response.json({ items: many, nextCursor: 'next' }),
      'GET /orders/activenegotiations': page([]),
    });
    const onRatings = vi.fn();
    renderWithQueries(
      <WhoAsked packageId={parcel.id} isOpen onOrder={vi.fn()} onNegotiate={vi.fn()} onKyc={vi.fn()} onRatings={onRatings} />,
    );
    await screen.findByRole('button', { name: 'Accept Tolu' });
    press(/^Ratings of Tolu/);
    expect(onRatings).toHaveBeenCalledWith(tolu.id);
  });

  it('is nobody yet, while somebody is wanted', async () => {
    standInApi({ 'GET /orders': page([]), 'GET /orders/activenegotiations': page([]) });
    renderWithQueries(
      <WhoAsked packageId={parcel.id} isOpen onOrder={vi.fn()} onNegotiate={vi.fn()} onKyc={vi.fn()} onRatings={vi.fn()} />,
    );
    await screen.findByText(/Nobody has asked yet/);
  });

  it('is not said to be nobody while that is not known', async () => {
    let isDown = true;
    standInApi({
      'GET /orders': () => (isDown ? refusal('unavailable', 'Back in a moment.', { status: 503 }) : page([])),
      'GET /orders/activenegotiations': page([]),
    });
    renderWithQueries(
      <WhoAsked packageId={parcel.id} isOpen onOrder={vi.fn()} onNegotiate={vi.fn()} onKyc={vi.fn()} onRatings={vi.fn()} />,
    );
    screen.getByRole('status', { name: 'Loading' });
    await screen.findByText('We could not load who would carry it', {}, { timeout: 5000 });
    expect(screen.queryByText(/Nobody has asked yet/)).toBeNull();
    isDown = false;
    press('Try again');
    await screen.findByText(/Nobody has asked yet/);
  });

  it('answers a booking on a trip, and says afterwards how it stands', async () => {
    const booking = summary({ role: 'carrier', askedBy: 'sender', isBooking: true, orderStatus: 0, needsMe: true });
    const { of } = standInApi({
      'GET /orders': page([summary({ id: idOf('ord', '5'), packageId: idOf('pkg', '5') }), booking]),
      'PUT /orders': Response.json(order({ role: 'carrier', askedBy: 'sender', orderStatus: 7 })),
    });
    renderWithQueries(<BookingAnswer packageId={parcel.id} itemId={idOf('trp', '1')} onOrder={vi.fn()} onKyc={vi.fn()} />);
    const decline = await screen.findByRole('button', { name: 'Decline Amina' });
    screen.getByText('₦4,500.00');
    screen.getByRole('button', { name: 'Offer another fee' });
    fireEvent.click(decline);
    await screen.findByText('Amina gets the money back at once and looks for somebody else.');
    press('Decline it');
    await waitFor(() => expect(of('PUT')[0]?.body).toEqual({ orderId: idOf('ord', '1'), orderStatus: 7 }));
  });
});
