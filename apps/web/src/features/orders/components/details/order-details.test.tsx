import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddressBar, openedPopup } from '../../../../tests/address-bar.tsx';
import { idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { getOrderQuery } from '../../api/get-order.ts';
import { event, order, parcel } from '../../tests/deals.ts';
import { WithMoves } from '../../tests/with-moves.tsx';
import { OrderDetails } from './order-details.tsx';

const step = (to: number, label: string, needs: OrderView['actions'][number]['needs'] = null, isAsking = false) => ({
  to,
  label,
  needs,
  isAsking,
});

/** A page that shows the order. */
function Reader({ id }: { readonly id: string }) {
  useQuery(getOrderQuery(id));
  return null;
}

async function show(shown: OrderView, beside: ReactNode = null) {
  const [asked, onKyc] = [{ onComplain: vi.fn(), onEvidence: vi.fn(), onAnswer: vi.fn() }, vi.fn()];
  renderWithQueries(
    <>
      <WithMoves order={shown} onKyc={onKyc}>
        {(moves) => <OrderDetails order={shown} moves={moves} layout="sheet" {...asked} />}
      </WithMoves>
      {beside}
      <Toaster />
      <AddressBar />
    </>,
    { at: '/orders' },
  );
  await screen.findByText('Documents and more');
  return { ...asked, onKyc };
}

/** Opens everything that is folded. */
function unfold() {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
});

describe('an order, for its sender', () => {
  it('says how it stands, where the money is, and the code for the door', async () => {
    await show(order());
    screen.getByText('Agreed');
    screen.getByText('The fee is in escrow');
    within(screen.getByRole('region', { name: 'Pickup code' })).getByText('4 8 2 9 1 3');
    screen.getByText('7K3 M9Q XPC');
    expect(screen.getByRole('link', { name: 'Call Tolu Adebayo, +234 803 555 0000' }).getAttribute('href')).toBe(
      'tel:+2348035550000',
    );
    const message = screen.getByRole('link', { name: 'Message Tolu Adebayo' });
    expect(message.getAttribute('href')).toContain('/messages/chat?userId=');
    expect(screen.getAllByRole('link', { name: /^Message/ })).toHaveLength(1);
  });

  it('has exactly the buttons that the server names', async () => {
    await show(order({ orderStatus: 0, needsMe: true, actions: [step(1, 'Accept'), step(7, 'Decline')] }));
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.filter((name) => ['Accept', 'Decline', 'Cancel the delivery'].includes(name ?? ''))).toEqual([
      'Accept',
      'Decline',
    ]);
  });

  it('is led to another fee that was named since, and not to the old one', async () => {
    await show(order({ orderStatus: 0, needsMe: false, actions: [step(1, 'Accept'), step(7, 'Decline')] }));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    press('See the fee that was named');
    expect(openedPopup().view).toBe('MessageRequestDetails');
  });

  it('accepts at once and is told so', async () => {
    const { of } = standInApi({ 'PUT /orders': Response.json(order()) });
    await show(order({ orderStatus: 0, needsMe: true, pickupCode: null, actions: [step(1, 'Accept')] }));
    press('Accept');
    await screen.findByText('Tolu carries your parcel');
    expect(of('PUT /orders')[0]?.body).toEqual({ orderId: idOf('ord', '1'), orderStatus: 1 });
    expect(of('PUT /orders')[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('asks before it declines', async () => {
    const { of } = standInApi({ 'PUT /orders': Response.json(order({ orderStatus: 7 })) });
    await show(order({ orderStatus: 0, actions: [step(7, 'Decline')] }));
    press('Decline');
    await screen.findByText('Decline Tolu’s offer?');
    expect(of('PUT')).toEqual([]);
    press('Decline it');
    await waitFor(() => expect(of('PUT')).toHaveLength(1));
  });

  it('says what was refused, and asks again for the order as it is now', async () => {
    const asked = order({ orderStatus: 0, needsMe: true, actions: [step(1, 'Accept')] });
    const call = `GET /orders/${asked.id}`;
    const { of } = standInApi({
      'PUT /orders': refusal('step_not_allowed', 'It has moved on.', { status: 409 }),
      [call]: Response.json(asked),
    });
    await show(asked, <Reader id={asked.id} />);
    await waitFor(() => expect(of(call)).toHaveLength(1));
    press('Accept');
    await screen.findAllByText('It has moved on.');
    await waitFor(() => expect(of(call)).toHaveLength(2));
  });

  it('leads to the forms that a step needs', async () => {
    const asked = await show(
      order({ orderStatus: 2, actions: [step(8, 'Something is wrong', 'complaint'), step(6, 'Cancel it', 'reasons')] }),
    );
    press('Something is wrong');
    expect(asked.onComplain).toHaveBeenCalledOnce();
    press('Cancel it');
    expect(openedPopup()).toEqual({ view: 'DeliveryCancel', params: { orderId: idOf('ord', '1') } });
  });

  it('is asked whether the parcel is back, with the carrier’s reason', async () => {
    const { of } = standInApi({ 'PUT /orders': Response.json(order({ orderStatus: 6, escrow: 'released' })) });
    const back = {
      at: '2026-11-14T10:00:00.000Z',
      answerBy: '2026-11-15T10:00:00.000Z',
      cancellationReasons: [{ id: 9, customText: '' }],
    };
    await show(order({ orderStatus: 2, pickupCode: null, cancellationAsked: back, actions: [step(6, 'I have it back')] }));
    screen.getByText('Tolu wants to bring it back. Is it back?');
    screen.getByText('“My vehicle has broken down”');
    press('I have it back');
    press('Yes, I have it');
    await waitFor(() => expect(of('PUT')[0]?.body).toMatchObject({ orderStatus: 6 }));
  });

  it('can do what the server says it can, and nothing else', async () => {
    await show(order());
    expect(screen.queryByRole('button', { name: /Change the receiver/ })).toBeNull();
    cleanup();
    const { of } = standInApi({ [`POST /orders/${idOf('ord', '1')}/code`]: new Response(null, { status: 202 }) });
    const asked = await show(
      order({
        orderStatus: 8,
        can: { rate: false, sendCode: true, changeReceiver: 'pin', addEvidence: true, sayAboutDoor: false },
      }),
    );
    unfold();
    press(/^Send the receiver the code again/);
    await screen.findAllByText(/Chidi Obi gets the tracking link and the code by SMS/);
    expect(of('POST')).toHaveLength(1);
    press(/^Add evidence/);
    expect(asked.onEvidence).toHaveBeenCalledOnce();
    const orderId = idOf('ord', '1');
    press(/^Change the receiver/);
    expect(openedPopup()).toEqual({ view: 'OrderDetails', params: { orderId, form: 'receiver' } });
    press(/^Track the parcel/);
    expect(openedPopup()).toEqual({ view: 'Tracking', params: { trackingId: order().trackingId } });
    press(/^Ratings of Tolu/);
    expect(openedPopup()).toEqual({ view: 'UserRating', params: { userId: order().carrier.id } });
  });

  it('leads with what goes on; a complaint stands last, and taking back does not lead', async () => {
    await show(order({ orderStatus: 4, actions: [step(8, 'Something is wrong', 'complaint'), step(5, 'Yes, it arrived')] }));
    const [first, second] = screen.getAllByRole('button', { name: /arrived|wrong/ });
    expect(first?.textContent).toBe('Yes, it arrived');
    expect(first?.className).toContain('button-primary');
    expect(second?.textContent, 'the other answer to the same question').toBe('No');
    expect(second?.className).toContain('button-secondary');
    cleanup();
    await show(order({ orderStatus: 2, actions: [step(8, 'Something is wrong', 'complaint')] }));
    expect(screen.getByRole('button', { name: 'Something is wrong' }).className).toContain('button-quiet');
    cleanup();
    await show(order({ orderStatus: 0, actions: [step(6, 'Cancel the booking')] }));
    expect(screen.getByRole('button', { name: 'Cancel the booking' }).className).toContain('button-quiet');
  });

  it('is asked whether it arrived beside the photo of the handover', async () => {
    const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [] };
    const handover = event('9', { what: 'order.delivered', by: 'carrier', orderStatus: 4, proof: 'photo', images: [image] });
    const asked = await show(
      order({
        orderStatus: 4,
        history: [handover],
        actions: [step(5, 'Yes, it arrived'), step(8, 'Something is wrong', 'complaint')],
      }),
    );
    const next = screen.getByRole('region', { name: 'What comes next' });
    within(next).getByRole('img', { name: 'The handover, as the carrier shows it' });
    within(next).getByRole('button', { name: 'Yes, it arrived' });
    press('No, something is wrong');
    expect(asked.onComplain).toHaveBeenCalledOnce();
  });

  it('is asked for stars when it is over, in the order itself', async () => {
    const rated = { rating: 5, comment: '', dateCreated: '2026-11-14T10:00:00.000Z' };
    const { of } = standInApi({ 'POST /users/ratings': Response.json(rated, { status: 201 }) });
    await show(order({ orderStatus: 5, escrow: 'captured', can: { ...order().can, rate: true } }));
    const next = screen.getByRole('region', { name: 'What comes next' });
    fireEvent.click(await within(next).findByRole('radio', { name: '5 stars: Excellent' }));
    press('Send rating');
    await screen.findAllByText('Your rating is on Tolu’s profile.');
    expect(of('POST')[0]?.body).toEqual({ orderId: idOf('ord', '1'), rating: 5, comment: '' });
  });

  it('is told what becomes of a dispute, and by when', async () => {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const disputed = event('8', { what: 'order.disputed', orderStatus: 8, at });
    await show(order({ orderStatus: 8, escrow: 'frozen', history: [disputed] }));
    const by = new Date(Date.parse(at) + 3 * 86_400_000).toISOString();
    const moments = [...screen.getByRole('region', { name: 'What comes next' }).querySelectorAll('time')];
    expect(moments.map(({ dateTime }) => dateTime)).toContain(by);
    cleanup();
    await show(order({ orderStatus: 8, escrow: 'frozen', history: [{ ...disputed, at: '2026-01-01T10:00:00.000Z' }] }));
    screen.getByText(/longer than we promised/);
  });

  it('sees the fee, all that is paid, the way, the day and the weight before accepting, and can offer another fee', async () => {
    await show(order({ orderStatus: 0, needsMe: true, actions: [step(1, 'Accept'), step(7, 'Decline')] }));
    const deal = screen.getByRole('region', { name: 'What you agree to' });
    expect(deal.textContent).toMatch(/Yaba, Lagos.*Wuse, Abuja.*2.5 kg.*Fee.*5,000.*You pay in all.*with our charge.*5,500/);
    expect(deal.compareDocumentPosition(screen.getByRole('button', { name: 'Accept' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    press('Offer another fee');
    const params = { packageId: order().packageId, userId: order().carrier.id, begin: 'fee' };
    expect(openedPopup()).toEqual({ view: 'MessageRequestDetails', params });
  });

  it('reads that a credit pays the charge', async () => {
    const posted = order({ orderStatus: 0, needsMe: true, actions: [step(1, 'Accept')] });
    const { secrets } = posted.package;
    await show({ ...posted, package: { ...posted.package, secrets: secrets && { ...secrets, charge: 0 } } });
    const deal = screen.getByRole('region', { name: 'What you agree to' });
    expect(deal.textContent).toMatch(/You pay in all.*and 1 credit.*5,000/);
  });

  it('says when it moves on by itself', async () => {
    await show(order({ orderStatus: 4, movesBy: { at: '2030-01-01T10:00:00.000Z', to: 5 } }));
    screen.getByText(/It completes by itself/);
  });

  it('tells the history newest first, with words, reasons, pictures and what came late', async () => {
    const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [] };
    await show(
      order({
        history: [
          event('1', { what: 'order.requested', by: 'carrier', orderStatus: 0 }),
          event('2', {
            what: 'order.picked-up',
            by: 'carrier',
            proof: 'photo',
            images: [image],
            heardAt: '2026-11-14T12:00:00.000Z',
          }),
          event('3', { what: 'evidence', by: 'sender', message: 'It is torn' }),
        ],
      }),
    );
    unfold();
    const lines = within(screen.getByRole('region', { name: 'What happened' })).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('You added evidence');
    expect(lines[0]?.textContent).toContain('“It is torn”');
    expect(lines[1]?.textContent).toContain('heard of it');
    expect(within(lines[1] ?? document.body).getAllByRole('img')).toHaveLength(1);
    expect(lines[2]?.textContent).toContain('The carrier offered to carry it');
  });
});

describe('an order whose money our team has shared', () => {
  const at = '2026-11-16T09:00:00.000Z';
  const sums = { fee: 5_000, carrierGets: 1_800, senderGets: 3_000, commission: 200, charge: 500 };
  const outcome = { decision: 'split', at, ...sums } as const;
  const shared = { orderStatus: 5, escrow: 'split', outcome } as const;
  const money = (sum: string) => screen.getByRole('region', { name: sum }).textContent;

  it('tells the sender what came back and what was paid', async () => {
    await show(order(shared));
    expect(money('You paid')).toMatch(/2,500.*Back in your wallet.*3,000/);
  });

  it('tells the carrier what is left of the fee', async () => {
    await show(order({ ...shared, role: 'carrier' }));
    expect(money('You got')).toMatch(/1,800.*Back to the sender.*3,000.*Our commission.*200/);
  });

  it('says to each in a sentence who got what of the fee, and is not stamped as completed', async () => {
    await show(order({ ...shared, role: 'carrier' }));
    screen.getByText(
      'Of the fee of ₦5,000.00 you got ₦1,800.00, after our commission of ₦200.00. The sender got ₦3,000.00 back.',
    );
    screen.getByText('Decided');
    expect(screen.queryByText('Completed')).toBeNull();
  });

  it('that went back whole shows both what came back and that nothing was earned', async () => {
    const all = { decision: 'refund', at, fee: 5_000, carrierGets: 0, senderGets: 5_500, commission: 0, charge: 0 } as const;
    await show(order({ orderStatus: 6, escrow: 'released', outcome: all }));
    screen.getByText(/You got ₦5,500.00 back/);
    expect(money('You paid')).toMatch(/0\.00.*Back in your wallet.*5,500/);
    cleanup();
    await show(order({ orderStatus: 6, escrow: 'released', outcome: all, role: 'carrier' }));
    expect(money('You got')).toMatch(/0\.00.*Back to the sender.*5,000/);
  });
});

describe('an order, for its carrier', () => {
  const mine = { role: 'carrier', pickupCode: null, carrierPhoneNumber: null } as const;

  it('shows what is earned after commission, and no code', async () => {
    await show(order(mine));
    screen.getByText('You earn');
    screen.getByText('4,500 naira');
    expect(screen.queryByRole('region', { name: 'Pickup code' })).toBeNull();
    screen.getByRole('link', { name: /^Call Amina Bello/ });
    screen.getByRole('link', { name: /^Call Chidi Obi/ });
  });

  it('sees what is left of the fee before accepting', async () => {
    await show(order({ ...mine, orderStatus: 0, askedBy: 'sender', needsMe: true, actions: [step(1, 'Accept')] }));
    expect(screen.getByRole('region', { name: 'What you agree to' }).textContent).toMatch(/Fee.*5,000.*You earn.*4,500/);
  });

  it('finds the door to go to now, and whoever is behind it first', async () => {
    await show(order({ ...mine, orderStatus: 1 }));
    screen.getByText('12 Herbert Macaulay Way, Yaba, Lagos');
    cleanup();
    await show(order({ ...mine, orderStatus: 2 }));
    within(screen.getByRole('region', { name: 'What comes next' })).getByText('4 Aminu Kano Crescent, Wuse, Abuja');
  });

  it('opens the door’s sheet for pickup and handover', async () => {
    await show(order({ ...mine, actions: [step(2, 'I have the parcel', 'pickup-proof')] }));
    press('I have the parcel');
    await screen.findByLabelText('The sender’s code');
  });

  it('takes an offer back at once, and can undo it', async () => {
    const { of } = standInApi({
      'PUT /orders': Response.json(order({ ...mine, orderStatus: 6 })),
      'POST /orders': Response.json(order({ ...mine, orderStatus: 0 })),
    });
    await show(order({ ...mine, orderStatus: 0, actions: [step(6, 'Take my offer back')] }));
    press('Take my offer back');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(of('POST /orders')).toHaveLength(1));
    expect(of('POST /orders')[0]?.body).toMatchObject({ packageId: order().packageId, userId: order().carrier.id });
  });

  it('is led to the identity check where that is what is missing', async () => {
    standInApi({ 'PUT /orders': refusal('kyc_required', 'Please have your identity checked.', { status: 403 }) });
    const asked = await show(order({ ...mine, orderStatus: 0, askedBy: 'sender', needsMe: true, actions: [step(1, 'Accept')] }));
    press('Accept');
    await waitFor(() => expect(asked.onKyc).toHaveBeenCalledOnce());
  });

  it('is promised no money once it is over, whoever carries the parcel instead', async () => {
    await show(order({ ...mine, orderStatus: 7, escrow: 'held' }));
    expect(screen.queryByText('The fee is in escrow')).toBeNull();
    expect(screen.queryByText('You earn')).toBeNull();
  });

  it('is offered a waybill to print while there is something to stick it on', async () => {
    await show(order({ ...mine, orderStatus: 2 }));
    unfold();
    screen.getByRole('link', { name: /^Print the waybill/ });
    cleanup();
    await show(order({ ...mine, orderStatus: 5 }));
    expect(screen.queryByText('Print the waybill')).toBeNull();
  });

  it('is told why names and phones are gone a month after the delivery, and not before', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const done = { ...mine, orderStatus: 5, package: { ...parcel, secrets: null } };
    await show(order({ ...done, lastModified: daysAgo(31) }));
    expect(screen.getByText('Names, phones and addresses: hidden 30 days after delivery.')).toBeDefined();
    cleanup();
    await show(order({ ...done, lastModified: daysAgo(29) }));
    expect(screen.queryByText(/hidden 30 days/)).toBeNull();
  });

  it('sees no phone numbers where the server gives none', async () => {
    await show(order({ ...mine, orderStatus: 0, package: { ...parcel, secrets: null } }));
    expect(screen.queryAllByRole('link', { name: /^Call/ })).toEqual([]);
  });
});
