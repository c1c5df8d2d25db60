import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { bookOf, receiver } from '../tests/receivers.ts';
import { KeepOffer } from './keep-offer.tsx';
import { ReceiverField } from './receiver-field.tsx';

const [halima, chidi] = [receiver('Halima Yusuf'), receiver('Chidi Eze', { phoneNumber: '+2348031112222' })];

const inBook = {
  'GET /receivers': ({ call }: { readonly call: string }) => {
    const search = new URLSearchParams(call.split('?')[1]).get('search') ?? '';
    const found = [halima, chidi].filter(({ fullName, phoneNumber }) =>
      `${fullName} ${phoneNumber}`.toLowerCase().includes(search.toLowerCase()),
    );
    return Response.json(bookOf(found, 2));
  },
};

describe('choosing somebody from the book', () => {
  it('finds them by a name or a number, with the arrows and Enter', async () => {
    standInApi(inBook);
    const onChoose = vi.fn();
    renderWithQueries(<ReceiverField onChoose={onChoose} />);
    const field = await screen.findByRole('combobox', { name: 'Somebody in your book' });
    fireEvent.change(field, { target: { value: '803111' } });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledWith(chidi);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('closes by Escape, and says when nobody is like that', async () => {
    standInApi(inBook);
    renderWithQueries(<ReceiverField onChoose={() => {}} />);
    const field = await screen.findByRole('combobox', { name: 'Somebody in your book' });
    fireEvent.click(field);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.change(field, { target: { value: 'Zainab' } });
    await screen.findByText('Nobody in your book is like “Zainab”.');
  });

  it('is not offered while the book is empty', async () => {
    const api = standInApi({ 'GET /receivers': () => Response.json(bookOf([])) });
    renderWithQueries(<ReceiverField onChoose={() => {}} />);
    await waitFor(() => expect(api.of('GET /receivers').length).toBeGreaterThan(0));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('keeping whom one has just sent to', () => {
  const { id: _, addedAt: __, plusCode: ___, doorWords: ____, ...wanted } = halima;

  it('is one press for somebody new', async () => {
    const api = standInApi({
      'GET /receivers': () => Response.json(bookOf([])),
      'POST /receivers': () => Response.json(halima, { status: 201 }),
    });
    renderWithQueries(<KeepOffer receiver={wanted} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Keep Halima Yusuf in your book' }));
    await screen.findByText('Halima Yusuf is in your book.');
    expect(api.of('POST /receivers').map(({ body }) => body)).toEqual([wanted]);
  });

  it('is not offered for somebody who is there', async () => {
    const api = standInApi({ 'GET /receivers': () => Response.json(bookOf([halima])) });
    renderWithQueries(<KeepOffer receiver={wanted} />);
    await waitFor(() => expect(api.of('GET /receivers')).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
