import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { claimsOf } from '../../model/proof/claims-here.ts';
import { claimsKey } from '../../model/proof/claims-key.ts';
import { orderOf } from '../../tests/orders.ts';
import { ClaimNotices } from './claim-notices.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { WaitingMark } from './waiting-mark.tsx';

const order = orderOf('1');
const picture = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [{ width: 4, url: '/x' }] };

function show(to: 2 | 4 = 2) {
  const onDone = vi.fn();
  renderWithQueries(<ProofSheet order={order} to={to} open onClose={() => {}} onDone={onDone} />);
  return { onDone };
}

function enter(code: string, label = 'The sender’s code', button = 'I have the parcel') {
  fireEvent.change(screen.getByLabelText(label), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
}

const goOffline = (offline = true) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);

describe('proving a pickup or a handover', () => {
  it('sends the code with the time, under a key', async () => {
    const moved = orderOf('1', { orderStatus: 2 });
    const { of } = standInApi({ 'PUT /orders': Response.json(moved) });
    const { onDone } = show();
    enter('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(moved));
    expect(of('PUT /orders')).toEqual([
      {
        call: 'PUT /orders',
        body: { orderId: order.id, orderStatus: 2, code: '123456', happenedAt: expect.stringMatching(/^20/) },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
  });

  it('has the code on the phone before the answer comes: the page may be closed meanwhile', async () => {
    let kept: string | null = null;
    standInApi({
      'PUT /orders': () => {
        kept = localStorage.getItem(claimsKey(order.carrier.id));
        return Response.json(orderOf('1', { orderStatus: 2 }));
      },
    });
    const { onDone } = show();
    enter('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(kept).toContain('"code":"123456"');
    expect(localStorage.getItem(claimsKey(order.carrier.id))).toBeNull();
  });

  it('says on the order what was wrong when the sheet was closed before the answer', async () => {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    standInApi({});
    vi.stubGlobal('fetch', async () => {
      await waits;
      return refusal('code_wrong', 'That code is not right.');
    });
    show();
    enter('111111');
    cleanup();
    answer();
    await waitFor(() => expect(claimsOf(order.carrier.id).all()).toMatchObject([{ refusal: { code: 'code_wrong' } }]));
  });

  it('asks for six digits before it asks the server', () => {
    const { sent } = standInApi({});
    show();
    enter('1234');
    screen.getByText('A code is six digits');
    expect(sent).toEqual([]);
  });

  it('says what is wrong with a wrong code, beside the field, and empties it', async () => {
    const detail = 'That code is not right. You have 4 tries left.';
    standInApi({ 'PUT /orders': refusal('code_wrong', detail, { triesLeft: 4 }) });
    const { onDone } = show(4);
    enter('111111', 'The receiver’s code', 'I have handed it over');
    await screen.findByText(detail);
    expect(screen.getByLabelText('The receiver’s code')).toHaveProperty('value', '');
    expect(document.activeElement, 'typed again at once').toBe(screen.getByLabelText('The receiver’s code'));
    expect(onDone).not.toHaveBeenCalled();
    expect(claimsOf(order.carrier.id).all()).toEqual([]);
  });

  it('rests with a code that was wrong too often, and offers the photo', async () => {
    standInApi({ 'PUT /orders': refusal('code_resting', 'It rests.', { status: 429, retryAfterSeconds: 1500 }) });
    show();
    enter('111111');
    await screen.findByText(/again in 25 minutes/);
    expect(screen.queryByLabelText('The sender’s code')).toBeNull();
    screen.getByRole('button', { name: /Take a photo/ });
  });

  it('takes a photo instead, and none without one', async () => {
    const { of } = standInApi({
      ...takesPicture(order.carrier.id, picture),
      'PUT /orders': Response.json(orderOf('1', { orderStatus: 2 })),
    });
    const { onDone } = show();
    fireEvent.click(screen.getByRole('button', { name: /Take a photo/ }));
    const send = screen.getByRole('button', { name: /here is a photo/ });
    fireEvent.click(send);
    await screen.findByText(/Please take a photo first/);
    await addPicture();
    expect(screen.queryByText(/Please take a photo first/)).toBeNull();
    fireEvent.click(send);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(of('PUT /orders')[0]?.body).toEqual({ orderId: order.id, orderStatus: 2, imageIdList: ['img_1'] });
  });

  it('keeps the code on the phone without network, and says that a photo cannot wait', async () => {
    goOffline();
    const { sent } = standInApi({});
    const { onDone } = show();
    screen.getByText('No network? Carry on.');
    enter('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('waiting'));
    expect(sent).toEqual([]);
    expect(claimsOf(order.carrier.id).all()).toMatchObject([{ orderId: order.id, to: 2, code: '123456' }]);
    fireEvent.click(screen.getByRole('button', { name: /Take a photo/ }));
    screen.getByText('A photo needs the network');
  });

  it('keeps it under the key it was sent with when the answer was lost', async () => {
    const keys: (string | null)[] = [];
    standInApi({
      'PUT /orders': ({ key }) => {
        keys.push(key);
        throw new TypeError('network');
      },
    });
    const { onDone } = show();
    enter('123456');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('waiting'));
    expect(
      claimsOf(order.carrier.id)
        .all()
        .map(({ key }) => key),
    ).toEqual(keys);
  });

  it('goes behind a pickup that still waits, even with network', async () => {
    const { sent } = standInApi({});
    claimsOf(order.carrier.id).add({
      key: 'a',
      orderId: order.id,
      trackingId: order.trackingId,
      to: 2,
      code: '123456',
      happenedAt: '2026-11-16T08:00:00.000Z',
    });
    const { onDone } = show(4);
    enter('654321', 'The receiver’s code', 'I have handed it over');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('waiting'));
    expect(sent).toEqual([]);
    expect(
      claimsOf(order.carrier.id)
        .all()
        .map(({ to }) => to),
    ).toEqual([2, 4]);
  });
});

describe('what waits on the phone', () => {
  const claim = {
    key: 'a',
    orderId: order.id,
    trackingId: order.trackingId,
    to: 2 as const,
    code: '123456',
    happenedAt: '2026-11-16T08:00:00.000Z',
  };

  it('is seen on the order and in the list, and offers the handover that comes next', async () => {
    claimsOf(order.carrier.id).add(claim);
    renderWithQueries(
      <>
        <ClaimNotices order={order} />
        <WaitingMark userId={order.carrier.id} orderId={order.id} />
        <WaitingMark userId={order.carrier.id} orderId="ord_2" />
      </>,
    );
    expect(screen.getAllByText('Picked up, waiting to be sent')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'I have handed it over' }));
    await screen.findByLabelText('The receiver’s code');
  });

  it('stays, with the reason, once it was refused, until it was seen', () => {
    claimsOf(order.carrier.id).add({ ...claim, refusal: { code: 'code_wrong', text: 'That code is not right.' } });
    renderWithQueries(<ClaimNotices order={order} />);
    screen.getByText(/That code is not right/);
    screen.getByRole('button', { name: 'Enter it again' });
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Your pickup was not accepted')).toBeNull();
  });
});
