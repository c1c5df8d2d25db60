import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { describe, expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { order, parcel } from '../../tests/deals.ts';
import { DoorFinding, PickupFinding } from './door-finding.tsx';
import { SayAboutDoor } from './say-about-door.tsx';

const said = { id: 'dwd_1', words: 'Blue gate, ring twice', at: '2026-11-01T08:00:00.000Z', isMine: false };

function withDoor(changes: Partial<OrderView> = {}): OrderView {
  const { secrets } = parcel;
  if (!secrets) throw new Error('The parcel has no secrets');
  const door = { dropoffLandmark: 'Opposite the blue mosque', dropoffNote: 'Call first', dropoffPlusCode: '6FX93FG8+J3' };
  return order({ role: 'carrier', package: { ...parcel, secrets: { ...secrets, ...door } }, ...changes });
}

describe('what finds a door', () => {
  it('is its landmark and Plus Code, what the sender asks, and what the last carrier said, with its day', () => {
    renderWithQueries(<DoorFinding order={withDoor({ doorWords: said })} />);
    screen.getByText('Opposite the blue mosque');
    screen.getByText('6FX93FG8+J3');
    screen.getByText('“Call first”');
    screen.getByText('“Blue gate, ring twice”');
    expect(screen.getByText(/^The last carrier said/).querySelector('time')?.dateTime).toBe(said.at);
  });

  it('is nothing where nothing was said, and where the address is not seen', () => {
    renderWithQueries(
      <>
        <DoorFinding order={order({ role: 'carrier' })} />
        <DoorFinding order={withDoor({ package: { ...parcel, secrets: null }, doorWords: said })} />
      </>,
    );
    expect(document.querySelector('dl')).toBeNull();
  });
});

describe('what finds the door of a pickup', () => {
  it('is what its sender said of it, and not what they said of the other', () => {
    const { secrets } = parcel;
    if (!secrets) throw new Error('The parcel has no secrets');
    const door = { pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter', pickupPlusCode: '6FR5G99H+4J' };
    const shown = withDoor({ package: { ...parcel, secrets: { ...secrets, dropoffLandmark: 'By the well', ...door } } });
    renderWithQueries(<PickupFinding order={shown} />);
    screen.getByText('Beside the yellow bank');
    screen.getByText('6FR5G99H+4J');
    screen.getByText('“Ask at the counter”');
    expect(screen.queryByText('By the well')).toBeNull();
  });
});

describe('saying something about a door', () => {
  function show(shown: OrderView, answer: OrderView = shown) {
    const api = standInApi({ [`PUT /orders/${shown.id}/door-words`]: () => Response.json(answer) });
    renderWithQueries(
      <>
        <SayAboutDoor order={shown} />
        <Toaster />
      </>,
    );
    return api;
  }

  it('is one line, sent as it was typed', async () => {
    const api = show(withDoor());
    const field = screen.getByLabelText<HTMLInputElement>('In one line');
    expect(field.maxLength).toBe(120);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tell them' }).disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'Side door' } });
    fireEvent.click(screen.getByRole('button', { name: 'Tell them' }));
    await screen.findByText('Whoever comes to this door next reads it.');
    expect(api.of('PUT ').map(({ body }) => body)).toEqual([{ words: 'Side door' }]);
  });

  it('can be changed, and taken back', async () => {
    const api = show(withDoor({ doorWords: { ...said, isMine: true } }));
    fireEvent.click(screen.getByRole('button', { name: 'Change it' }));
    const field = screen.getByLabelText<HTMLInputElement>('In one line');
    expect(field.value).toBe('Blue gate, ring twice');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(api.of('PUT ').map(({ body }) => body)).toEqual([{ words: '' }]));
  });
});
