import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { enterAddress, searchAmong } from '../../places/tests/found-places.ts';
import { chooseInMenu } from '../tests/choose-in-menu.ts';
import { bookOf, receiver } from '../tests/receivers.ts';
import { ReceiverBook } from './receiver-book.tsx';

const said = { id: 'dwd_1', words: 'Blue gate, ring twice', at: '2026-11-01T08:00:00.000Z', isMine: false };
const halima = receiver('Halima Yusuf', { doorWords: said });
const countries = [{ id: 'NG', name: 'Nigeria', dialCode: '+234', currency: 'NGN', flag: '🇳🇬' }];

function show(answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /receivers': () => Response.json(bookOf([halima])),
    'GET /users/countries': () => Response.json({ countries }),
    'GET /places/search': searchAmong([halima.addressJson]),
    ...answers,
  });
  renderWithQueries(
    <>
      <ReceiverBook />
      <Toaster />
    </>,
  );
  return api;
}

describe('the book of receivers', () => {
  it('shows how to reach somebody, how to find their door, and what was said there', async () => {
    show();
    await screen.findByText('Halima Yusuf');
    screen.getByText('Opposite the blue mosque');
    screen.getByText('Plus Code 6FX93FG8+J3');
    screen.getByText('For the carrier: “Call before you come”');
    screen.getByText(/“Blue gate, ring twice”/);
  });

  it('says what it is for while it is empty, and when nobody is like that', async () => {
    show({
      'GET /receivers': ({ call }) => Response.json(bookOf([], call.includes('search=') ? 3 : 0)),
    });
    await screen.findByText('Nobody in your book yet');
  });

  it('says so when it could not be loaded', async () => {
    show({ 'GET /receivers': () => refusal('internal', 'That is our mistake.', { status: 500 }) });
    await screen.findByText('We could not load your receivers');
  });

  it('is searched as one types', async () => {
    const api = show({
      'GET /receivers': ({ call }) => Response.json(bookOf(call.includes('nobody') ? [] : [halima], 1)),
    });
    fireEvent.change(await screen.findByLabelText('Name, phone or address'), { target: { value: 'nobody' } });
    await screen.findByText('Nobody like that');
    expect(api.of('GET /receivers').at(-1)?.call).toContain('search=nobody');
  });

  it('takes somebody in with phone, place, landmark and note, and says what is missing', async () => {
    const api = show({ 'POST /receivers': () => Response.json(halima, { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Add somebody' }));
    const name = await screen.findByLabelText('Their full name');
    fireEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    await screen.findByText('Please enter their full name');
    fireEvent.change(name, { target: { value: 'Halima Yusuf' } });
    fireEvent.change(await screen.findByLabelText('Their phone number'), { target: { value: '0805 987 6543' } });
    await enterAddress('Where they are', 'Wuse');
    fireEvent.change(await screen.findByLabelText('Street, number, landmark'), { target: { value: '7 Aminu Kano Crescent' } });
    fireEvent.change(screen.getByLabelText(/^Plus Code/), { target: { value: '3FG8+J3' } });
    fireEvent.change(screen.getByLabelText('Landmark'), { target: { value: 'Opposite the blue mosque' } });
    fireEvent.change(screen.getByLabelText('Note for the carrier'), { target: { value: 'Call before you come' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep them' }));
    await screen.findByText('Halima Yusuf is in your book');
    expect(api.of('POST /receivers').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ fullName: 'Halima Yusuf', phoneNumber: '+2348059876543', plusCode: '3FG8+J3' },
        ...{ landmark: 'Opposite the blue mosque', note: 'Call before you come' },
        address: expect.stringContaining('7 Aminu Kano Crescent'),
        addressJson: expect.objectContaining({ label: 'Wuse, Abuja' }),
      }),
    ]);
  });

  it('changes somebody, with what the server says beside its field', async () => {
    const errors = [{ field: 'plusCode', message: 'That Plus Code is far from Wuse, Abuja. Please check both.' }];
    const api = show({
      [`PUT /receivers/${halima.id}`]: () => refusal('invalid_input', 'Far', { status: 400, errors }),
    });
    await chooseInMenu('Halima Yusuf', 'Change');
    fireEvent.change(await screen.findByLabelText(/^Plus Code/), { target: { value: '6FR5G99H+2X' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('That Plus Code is far from Wuse, Abuja. Please check both.');
    expect(api.of('PUT ')[0]?.body).toMatchObject({ fullName: 'Halima Yusuf', phoneNumber: '+2348059876543' });
  });

  it('lets somebody go, and takes them back by Undo', async () => {
    const api = show({
      [`DELETE /receivers/${halima.id}`]: () => new Response(null, { status: 204 }),
      'POST /receivers': () => Response.json(halima, { status: 201 }),
    });
    await chooseInMenu('Halima Yusuf', 'Remove');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Halima Yusuf is back in your book');
    expect(api.of('POST /receivers')[0]?.body).toMatchObject({ landmark: halima.landmark, note: halima.note });
  });

  it('forgets what was said about a door', async () => {
    const api = show({ 'DELETE /receivers/door-words/dwd_1': () => new Response(null, { status: 204 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Forget “Blue gate, ring twice”' }));
    await screen.findByText('That is forgotten');
    await waitFor(() => expect(api.of('DELETE ')).toHaveLength(1));
  });
});
