import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddressBar, openedPopup } from '../../../../tests/address-bar.tsx';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { order } from '../../tests/deals.ts';
import { WithMoves } from '../../tests/with-moves.tsx';
import { CancelForm } from './cancel-form.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { RatingForm } from './rating-form.tsx';
import { ReceiverForm } from './receiver-form.tsx';

const reasons = [
  { id: 1, reason: 'I no longer want to send it', by: 'sender', needsText: false },
  { id: 5, reason: 'My journey has changed', by: 'carrier', needsText: false },
  { id: 11, reason: 'Something else', by: 'either', needsText: true },
];
const cancellable = { to: 6, label: 'Cancel the delivery', needs: 'reasons', isAsking: false } as const;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
});

function showCancel(shown: OrderView) {
  const [onDone, onKeep] = [vi.fn(), vi.fn()];
  renderWithQueries(
    <WithMoves order={shown}>{(moves) => <CancelForm order={shown} moves={moves} onDone={onDone} onKeep={onKeep} />}</WithMoves>,
  );
  return { onDone, onKeep };
}

describe('cancelling', () => {
  it('offers the reasons of one’s own side and says what becomes of the money', async () => {
    standInApi({ 'GET /orders/cancellationreasons': Response.json(reasons) });
    showCancel(order({ actions: [cancellable] }));
    await screen.findByLabelText('I no longer want to send it');
    expect(screen.queryByLabelText('My journey has changed')).toBeNull();
    screen.getByText('₦5,500.00 comes back to you');
  });

  it('wants a reason, and words where the reason says nothing by itself', async () => {
    const { of } = standInApi({
      'GET /orders/cancellationreasons': Response.json(reasons),
      'PUT /orders': Response.json(order({ orderStatus: 6 })),
    });
    const { onDone } = showCancel(order({ actions: [cancellable] }));
    await screen.findByLabelText('Something else');
    press('Cancel the delivery');
    screen.getByText('Please choose at least one reason');
    fireEvent.click(screen.getByLabelText('I no longer want to send it'));
    fireEvent.click(screen.getByLabelText('Something else'));
    press('Cancel the delivery');
    screen.getByText('Please say what it is');
    expect(of('PUT')).toEqual([]);
    fireEvent.change(screen.getByLabelText('In your own words'), { target: { value: '  My cousin drives  ' } });
    press('Cancel the delivery');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(of('PUT')[0]?.body).toEqual({
      orderId: idOf('ord', '1'),
      orderStatus: 6,
      cancellationReasons: [
        { id: 1, customText: '' },
        { id: 11, customText: 'My cousin drives' },
      ],
    });
  });

  it('asks, after pickup, and says that the parcel comes back first', async () => {
    standInApi({ 'GET /orders/cancellationreasons': Response.json(reasons) });
    showCancel(order({ role: 'carrier', orderStatus: 2, actions: [{ ...cancellable, isAsking: true }] }));
    await screen.findByRole('button', { name: 'Ask to bring it back' });
    screen.getByText('Bring the parcel back first');
  });
});

describe('stars', () => {
  it('are one to five, and wanted before they are given', async () => {
    const { of } = standInApi({
      'POST /users/ratings': Response.json({ rating: 4, comment: '', dateCreated: '2026-11-14T10:00:00.000Z' }, { status: 201 }),
    });
    const onDone = vi.fn();
    renderWithQueries(<RatingForm order={order({ orderStatus: 5 })} onDone={onDone} />);
    press('Send rating');
    screen.getByText('Please give one to five stars');
    expect(of('POST')).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: '4 stars: Good' }));
    expect(screen.queryByText('Please give one to five stars')).toBeNull();
    press('Send rating');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(of('POST')[0]?.body).toEqual({ orderId: idOf('ord', '1'), rating: 4, comment: '' });
  });
});

describe('a complaint', () => {
  it('wants words and goes to our team with its pictures', async () => {
    const onDone = vi.fn();
    const shown = order({ orderStatus: 2 });
    const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [] };
    const { of } = standInApi({
      ...takesPicture(shown.sender.id, image),
      'PUT /orders': Response.json(order({ orderStatus: 8, escrow: 'frozen' })),
    });
    renderWithQueries(
      <WithMoves order={shown}>
        {(moves) => <ComplaintForm order={shown} moves={moves} onDone={onDone} onBack={vi.fn()} />}
      </WithMoves>,
    );
    press('Ask our team to decide');
    screen.getByText('Please say what is wrong');
    await addPicture();
    fireEvent.change(screen.getByLabelText('Tell us what happened'), { target: { value: 'It is torn' } });
    press('Ask our team to decide');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(of('PUT')[0]?.body).toEqual({
      orderId: idOf('ord', '1'),
      orderStatus: 8,
      message: 'It is torn',
      imageIdList: ['img_1'],
    });
  });
});

describe('another receiver', () => {
  function showReceiver(shown: OrderView) {
    const onDone = vi.fn();
    renderWithQueries(
      <>
        <ReceiverForm order={shown} dialCode="+234" onDone={onDone} onBack={vi.fn()} />
        <Toaster />
        <AddressBar />
      </>,
      { at: '/orders?popup=order-details' },
    );
    return { onDone };
  }
  const call = `PUT /orders/${idOf('ord', '1')}/receiver`;

  it('is changed at once before pickup, with the number as the server wants it', async () => {
    const { of } = standInApi({ [call]: Response.json(order()) });
    const { onDone } = showReceiver(
      order({ can: { rate: false, sendCode: true, changeReceiver: 'yes', addEvidence: false, sayAboutDoor: false } }),
    );
    fireEvent.change(screen.getByLabelText('Who receives it'), { target: { value: 'Ngozi Eze' } });
    fireEvent.change(await screen.findByLabelText('Their phone number'), { target: { value: '0805 111 2222' } });
    press('Change the order');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(of('PUT')[0]?.body).toMatchObject({
      receiverFullName: 'Ngozi Eze',
      receiverPhoneNumber: '+2348051112222',
      dropoffAddress: '4 Aminu Kano Crescent',
    });
    await screen.findAllByText('Ngozi Eze gets the link and a new code by SMS.');
  });

  it('wants the PIN under way, and leads to setting one where there is none', async () => {
    const { of } = standInApi({ [call]: refusal('pin_missing', 'Please set a PIN first.') });
    const { onDone } = showReceiver(
      order({
        orderStatus: 2,
        can: { rate: false, sendCode: true, changeReceiver: 'pin', addEvidence: false, sayAboutDoor: false },
      }),
    );
    press('Continue to your PIN');
    await enterPin('Change the order');
    const back = '/orders?popup=order-details';
    await waitFor(() => expect(openedPopup()).toEqual({ view: 'SetupPin', params: { back } }));
    expect(of('PUT')[0]?.body).toMatchObject({ pin: '2580' });
    expect(onDone).not.toHaveBeenCalled();
  });

  it('is still there for whoever comes back with another PIN, and forgotten once it is not wanted any more', async () => {
    standInApi({});
    const shown = order({
      orderStatus: 2,
      can: { rate: false, sendCode: true, changeReceiver: 'pin', addEvidence: false, sayAboutDoor: false },
    });
    const typedName = () => screen.getByLabelText<HTMLInputElement>('Who receives it').value;
    showReceiver(shown);
    const before = typedName();
    fireEvent.change(screen.getByLabelText('Who receives it'), { target: { value: 'Ngozi Eze' } });
    press('Continue to your PIN');
    await screen.findByLabelText('Your PIN');
    cleanup();
    showReceiver(shown);
    expect(typedName()).toBe('Ngozi Eze');
    press('Back to the order');
    cleanup();
    showReceiver(shown);
    expect(typedName()).toBe(before);
  });
});
