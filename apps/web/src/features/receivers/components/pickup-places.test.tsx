import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { enterAddress, searchAmong } from '../../places/tests/found-places.ts';
import { chooseInMenu } from '../tests/choose-in-menu.ts';
import { pickupPlace, placesAnswer } from '../tests/pickup-places.ts';
import { PickupPlaces } from './pickup-places.tsx';

const [shop, store] = [pickupPlace('Shop', { isDefault: true }), pickupPlace('Warehouse')];
const countries = [{ id: 'NG', name: 'Nigeria', dialCode: '+234', currency: 'NGN', flag: '🇳🇬' }];

function show(answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    ...placesAnswer([shop, store]),
    'GET /users/countries': () => Response.json({ countries }),
    'GET /places/search': searchAmong([shop.addressJson]),
    ...answers,
  });
  renderWithQueries(
    <>
      <PickupPlaces />
      <Toaster />
    </>,
  );
  return api;
}

describe('the places that one sends from', () => {
  it('say whom to ask for and how to find them, and which of them parcels start from', async () => {
    show();
    await screen.findByText('Shop');
    screen.getByText('Shop, 7 Aminu Kano Crescent, Wuse');
    expect(screen.getAllByText('Beside the yellow bank')).toHaveLength(2);
    expect(screen.getAllByText('For the carrier: “Ask at the counter”')).toHaveLength(2);
    expect(screen.getAllByText('New parcels start from here')).toHaveLength(1);
  });

  it('say what they are for while there are none', async () => {
    show(placesAnswer([]));
    await screen.findByText('No places yet');
    expect(screen.queryByLabelText('Name, person or address')).toBeNull();
  });

  it('say so when they could not be loaded', async () => {
    show({ 'GET /pickup-places': () => refusal('internal', 'That is our mistake.', { status: 500 }) });
    await screen.findByText('We could not load your places');
  });

  it('are found by typing once there are many', async () => {
    const names = ['Ada', 'Bola', 'Chidi', 'Dayo', 'Efe', 'Femi', 'Gozie'];
    show(placesAnswer(names.map((name) => pickupPlace(name))));
    fireEvent.change(await screen.findByLabelText('Name, person or address'), { target: { value: 'crescent dayo' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Name, person or address'), { target: { value: 'nowhere' } });
    await screen.findByText('No place like that');
  });

  it('are added with a name, and the first is where parcels start from', async () => {
    const api = show({ ...placesAnswer([]), 'POST /pickup-places': () => Response.json(shop, { status: 201 }) });
    await screen.findByText('No places yet');
    fireEvent.click(screen.getByRole('button', { name: 'Add a place' }));
    const name = await screen.findByLabelText('What you call it');
    fireEvent.click(screen.getByRole('button', { name: 'Keep this place' }));
    await screen.findByText('Please enter a name for this place');
    fireEvent.change(name, { target: { value: 'Shop' } });
    fireEvent.change(screen.getByLabelText('Who hands parcels over'), { target: { value: 'Musa Bello' } });
    fireEvent.change(await screen.findByLabelText('Phone number there'), { target: { value: '0805 987 6543' } });
    await enterAddress('Where it is', 'Wuse');
    fireEvent.change(await screen.findByLabelText('Street, number, landmark'), { target: { value: '7 Aminu Kano Crescent' } });
    fireEvent.change(screen.getByLabelText('Landmark'), { target: { value: 'Beside the yellow bank' } });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'New parcels start from here' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Keep this place' }));
    await screen.findByText('Shop is kept');
    expect(api.of('POST /pickup-places').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ name: 'Shop', fullName: 'Musa Bello', phoneNumber: '+2348059876543', isDefault: true },
        landmark: 'Beside the yellow bank',
        addressJson: expect.objectContaining({ label: 'Wuse, Abuja' }),
      }),
    ]);
  });

  it('are changed, with what the server says beside its field', async () => {
    const errors = [{ field: 'name', message: 'You have a place called Shop, at another address.' }];
    const api = show({ [`PUT /pickup-places/${store.id}`]: () => refusal('name_taken', 'Taken', { status: 409, errors }) });
    await chooseInMenu('Warehouse', 'Change');
    fireEvent.change(await screen.findByLabelText('What you call it'), { target: { value: 'Shop' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('You have a place called Shop, at another address.');
    expect(api.of('PUT ')[0]?.body).toMatchObject({ name: 'Shop', isDefault: false, note: 'Ask at the counter' });
  });

  it('hand on what parcels start from, by one press', async () => {
    const api = show({ [`PUT /pickup-places/${store.id}`]: () => Response.json({ ...store, isDefault: true }) });
    await chooseInMenu('Warehouse', 'Start parcels from here');
    await screen.findByText('New parcels start from Warehouse');
    expect(api.of('PUT ')[0]?.body).toMatchObject({ name: 'Warehouse', isDefault: true, landmark: store.landmark });
  });

  it('are taken out, and come back by Undo', async () => {
    const api = show({
      [`DELETE /pickup-places/${shop.id}`]: () => new Response(null, { status: 204 }),
      'POST /pickup-places': () => Response.json(shop, { status: 201 }),
    });
    await chooseInMenu('Shop', 'Remove');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Shop is back');
    expect(api.of('POST /pickup-places')[0]?.body).toMatchObject({ name: 'Shop', isDefault: true, note: shop.note });
  });
});
