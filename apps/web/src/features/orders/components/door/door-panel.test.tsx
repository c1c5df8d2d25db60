import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type AttemptReason, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { getOrderQuery } from '../../api/get-order.ts';
import { claimsOf } from '../../model/proof/claims-here.ts';
import { doorOf } from '../../tests/door.ts';
import { orderOf } from '../../tests/orders.ts';
import { WithMoves } from '../../tests/with-moves.tsx';
import { OrderNext } from '../details/order-next.tsx';

const heard = vi.hoisted(() => vi.fn());
vi.mock('../../model/ring-tone.ts', () => ({ soundPaid: heard, startRinging: () => () => {} }));

const handOver = { to: 4, label: 'I have handed it over', needs: 'handover-proof', isAsking: false } as const;
const failed = { to: 10, label: 'I could not hand it over', needs: 'attempt', isAsking: false } as const;
const again = { to: 3, label: 'Try again another day', needs: 'again', isAsking: false } as const;
const back = { to: 11, label: 'Bring it back to me', needs: null, isAsking: false } as const;
const returned = { to: 6, label: 'The seller has it back', needs: 'return-proof', isAsking: false } as const;

const picture = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [{ width: 4, url: '/x' }] };

/** One attempt, for this reason. */
const attemptFor = (reason: AttemptReason) => [{ reason, at: '2026-11-18T10:00:00.000Z', images: [] }];

const soon = () => new Date(Date.now() + 1_500_000).toISOString();
const here = { coords: { latitude: 9.08, longitude: 7.46, accuracy: 12 } };

function atDoor(door: Parameters<typeof doorOf>[0] = {}, changes: Partial<OrderView> = {}): OrderView {
  return orderOf('1', { orderStatus: orderStatus.InTransit, door: doorOf(door), actions: [handOver, failed], ...changes });
}

/** The order as the page has it, whatever the calls change. */
function Page({ first }: { readonly first: OrderView }) {
  const { data = first } = useQuery({ ...getOrderQuery(first.id), initialData: first, staleTime: Number.POSITIVE_INFINITY });
  return (
    <WithMoves order={data}>
      {(moves) => <OrderNext order={data} moves={moves} onComplain={() => {}} onEvidence={() => {}} onAnswer={() => {}} />}
    </WithMoves>
  );
}

function show(order: OrderView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({ 'GET /wallet/overview': refusal('not_found', ''), ...answers });
  renderWithQueries(
    <>
      <Page first={order} />
      <Toaster />
    </>,
  );
  return api;
}

function standsAt(position: typeof here | undefined) {
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: (at: unknown) => void, lost: (why: unknown) => void) =>
        position ? found(position) : lost({ code: 1 }),
    },
  });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a carrier at the door', () => {
  it('is told what to do there and what an attempt pays, and hands nothing over before it is paid', async () => {
    show(atDoor());
    await screen.findByRole('heading', { name: 'The buyer pays ₦45,000.00 at the door' });
    screen.getByText(/an attempt pays ₦2,250.00/);
    expect(screen.queryByRole('button', { name: handOver.label })).toBeNull();
  });

  it('says that they are there, with the place, and waits with the exact sum and a clock', async () => {
    standsAt(here);
    const order = atDoor();
    const { of } = show(order, {
      [`POST /orders/${order.id}/door`]: Response.json(atDoor({ arrivedAt: new Date().toISOString(), until: soon() })),
    });
    await screen.findByText(/Tap when you stand there/);
    press('I’m at the door');
    await screen.findByText('Waiting for the payment');
    screen.getByText('45,000 naira');
    screen.getByText(/A picture of a bank alert proves nothing/);
    expect(of('POST')[0]?.body).toEqual({ latitude: 9.08, longitude: 7.46 });
    expect(screen.queryByRole('button', { name: handOver.label })).toBeNull();
    screen.getByRole('button', { name: failed.label });
  });

  it.each([
    ['Waiting for the payment', { arrivedAt: new Date().toISOString(), until: new Date(Date.now() + 1_500_000).toISOString() }],
    ['Paid', { isPaid: true }],
  ])('does not set off any more once they are there: %s', async (words, door) => {
    const setOff = { to: 3, label: 'I am on the way', needs: null, isAsking: false } as const;
    show(atDoor(door, { orderStatus: orderStatus.PickedUp, actions: [setOff, handOver, failed] }));
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: setOff.label })).toBeNull();
  });

  it('arrives without a place where the phone does not say', async () => {
    standsAt(undefined);
    const order = atDoor();
    const { of } = show(order, { [`POST /orders/${order.id}/door`]: Response.json(atDoor({ until: soon() })) });
    await screen.findByText(/Tap when you stand there/);
    press('I’m at the door');
    await screen.findByText('Waiting for the payment');
    expect(of('POST')[0]?.body).toEqual({});
  });

  it('reads and hears PAID in the moment it is, and can take the code', async () => {
    heard.mockReset();
    const paid = atDoor({ isPaid: true });
    const order = atDoor({ arrivedAt: new Date().toISOString(), until: soon() });
    show(order, { [`GET /orders/${order.id}`]: Response.json(paid) });
    await screen.findByText('Waiting for the payment');
    fireEvent(window, new Event('online'));
    await screen.findByText('Paid');
    screen.getByText(/ask for their six-digit code/);
    expect(heard).toHaveBeenCalledWith(order.id);
    screen.getByRole('button', { name: handOver.label });
  });

  it('still reads PAID after a reload, without another sound', async () => {
    heard.mockReset();
    show(atDoor({ isPaid: true }));
    await screen.findByText('Paid');
    expect(heard).not.toHaveBeenCalled();
  });

  it('may go when the half hour is over', async () => {
    show(atDoor({ arrivedAt: '2026-11-18T10:00:00.000Z', until: '2026-11-18T10:30:00.000Z' }));
    await screen.findByRole('heading', { name: 'The half hour is over, and nothing came' });
    screen.getByRole('button', { name: 'Ask them once more' });
  });

  it('takes no money for what is paid already', async () => {
    show(atDoor({ isPaid: true, payWhen: 'now' }));
    await screen.findByText(/Take no money at the door/);
    screen.getByRole('button', { name: handOver.label });
  });
});

describe('a carrier without network', () => {
  function isOffline() {
    standsAt(here);
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/');
  }

  it('reads that the payment needs one', async () => {
    isOffline();
    show(atDoor());
    await screen.findByText(/Without a network we cannot ask the buyer to pay/);
    expect(screen.getByRole('button', { name: 'I’m at the door' })).toHaveProperty('disabled', true);
  });

  it('keeps an attempt with its photo, place and time, in sight until it is sent', async () => {
    isOffline();
    const order = atDoor({ until: soon() });
    const next = atDoor({}, { orderStatus: orderStatus.AttemptFailed, actions: [] });
    const { of } = show(order, {
      ...takesPicture(order.carrier.id, picture),
      [`POST /orders/${order.id}/attempt`]: Response.json(next),
    });
    await screen.findByText('Waiting for the payment');
    press(failed.label);
    fireEvent.click(await screen.findByLabelText(/^Nobody is there/));
    fireEvent.change(screen.getByLabelText('Take a photo'), {
      target: { files: [new File(['x'], 'door.jpg', { type: 'image/jpeg' })] },
    });
    await screen.findByRole('img', { name: 'The door, as you kept it' });
    press('Send it');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull());
    expect(of('POST')).toHaveLength(0);
    const claims = claimsOf(order.carrier.id);
    expect(claims.all()).toMatchObject([
      { orderId: order.id, to: 10, attempt: { reason: 'nobody-there', latitude: 9.08, longitude: 7.46 } },
    ]);
    const [{ happenedAt } = { happenedAt: '' }] = claims.all();

    await claims.flush();
    expect(of(`POST /orders/${order.id}/attempt`)[0]?.body).toEqual({
      reason: 'nobody-there',
      message: '',
      latitude: 9.08,
      longitude: 7.46,
      imageIdList: [picture.publicId],
      happenedAt,
    });
    expect(claims.isEmpty()).toBe(true);
  });
});

describe('an attempt that fails', () => {
  it('wants a reason and a photo, and goes with the place', async () => {
    standsAt(here);
    const order = atDoor({ until: soon() });
    const next = atDoor({}, { orderStatus: orderStatus.AttemptFailed, actions: [] });
    const { of } = show(order, {
      ...takesPicture(order.carrier.id, picture),
      [`POST /orders/${order.id}/attempt`]: Response.json(next),
    });
    await screen.findByText('Waiting for the payment');
    press(failed.label);
    fireEvent.click(await screen.findByRole('button', { name: 'Send it' }));
    await screen.findByText('Please choose what happened');
    fireEvent.click(screen.getByLabelText(/^Nobody is there/));
    press('Send it');
    await screen.findByText('Please take a photo of the door');
    await addPicture();
    press('Send it');
    await screen.findByText('We have noted it');
    expect(of(`POST /orders/${order.id}/attempt`)[0]?.body).toMatchObject({
      reason: 'nobody-there',
      latitude: 9.08,
      longitude: 7.46,
    });
  });

  it('is told what it pays and to keep the parcel', async () => {
    show(atDoor({ attempts: attemptFor('refused') }, { orderStatus: orderStatus.AttemptFailed, actions: [] }));
    await screen.findByText(/₦2,250.00, less our commission. Keep the parcel/);
  });
});

describe('a seller after an attempt that failed', () => {
  const chooses = () =>
    atDoor(
      { attempts: attemptFor('cannot-pay'), canTryAgain: true },
      { role: 'sender', orderStatus: orderStatus.AttemptFailed, actions: [again, back] },
    );

  it('reads why, and what another attempt and the way back cost', async () => {
    show(chooses());
    await screen.findByRole('heading', { name: 'Your buyer did not pay' });
    screen.getByText(/₦2,250.00 more, held from your balance/);
    screen.getByText(/the other half, ₦2,250.00, which is held already/);
  });

  it('has it tried again on a day, with the PIN', async () => {
    const order = chooses();
    const { of } = show(order, { [`POST /orders/${order.id}/again`]: Response.json(atDoor({}, { role: 'sender' })) });
    await screen.findByText('Your buyer did not pay');
    press(again.label);
    fireEvent.click(await screen.findByLabelText('Tomorrow'));
    press('Continue to your PIN');
    fireEvent.change(await screen.findByLabelText('Your PIN'), { target: { value: '4826' } });
    press('Hold ₦2,250.00 and try again');
    await waitFor(() => expect(of(`POST /orders/${order.id}/again`)).toHaveLength(1));
    expect(of(`POST /orders/${order.id}/again`)[0]?.body).toMatchObject({ pin: '4826' });
  });

  it('sees the return code while it comes back', async () => {
    show(atDoor({}, { role: 'sender', orderStatus: orderStatus.Returning, returnCode: '482913', actions: [] }));
    await screen.findByRole('heading', { name: 'Return code' });
    screen.getByText(/when you hold your parcel/);
  });
});

describe('the way back', () => {
  it('ends with the seller’s code', async () => {
    const order = atDoor({}, { orderStatus: orderStatus.Returning, actions: [returned] });
    const { of } = show(order, { 'PUT /orders': Response.json(orderOf('1', { orderStatus: 6, actions: [] })) });
    await screen.findByText(/Their app shows a return code/);
    press(returned.label);
    fireEvent.change(await screen.findByLabelText('The return code'), { target: { value: '482913' } });
    press('They have it back');
    await waitFor(() => expect(of('PUT /orders')[0]?.body).toMatchObject({ orderStatus: 6, code: '482913' }));
  });
});
