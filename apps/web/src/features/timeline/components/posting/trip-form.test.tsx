import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { enterAddress, searchAmong } from '../../../places/tests/found-places.ts';
import { batch, trip } from '../../tests/items.ts';
import { ota, picture, picturesRefused, tomorrow, wuse, yaba } from '../../tests/posting.ts';
import { BatchForm } from './batch-form.tsx';
import { TripForm } from './trip-form.tsx';

const places = [yaba, wuse, ota];

const pictures = takesPicture('usr_1', picture);
const search = { 'GET /places/search': searchAmong(places) };

function show(form: 'trip' | 'batch') {
  const onKyc = vi.fn();
  const shared = { userId: 'usr_1', home: 'NGN', onKyc } as const;
  renderWithQueries(form === 'trip' ? <TripForm {...shared} /> : <BatchForm {...shared} />);
  return { onKyc };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillTrip() {
  await enterAddress('Where you start', 'Yaba');
  await enterAddress('Where you are going', 'Wuse');
  type('Day you leave', tomorrow);
  type('How you travel', '5');
}

describe('posting a trip', () => {
  it('says what is missing and sends nothing', async () => {
    const { sent } = standInApi({});
    show('trip');
    await screen.findByRole('group', { name: 'Where you start' });
    press('Post your trip');
    expect(screen.getAllByText('Please choose a place from the list')).toHaveLength(2);
    screen.getByText('Please choose a day');
    screen.getByText('Please choose how it travels');
    expect(sent).toEqual([]);
  });

  it('says how much room there is and what a kilogram costs, where the traveller says so', async () => {
    const { of } = standInApi({ ...search, 'POST /timeline/travellersrequest': Response.json(trip('1')) });
    show('trip');
    await fillTrip();
    type('Kilograms', '12,5');
    type('Parcels', '1.5');
    type(/^For a kilogram/, '1,500');
    press('Post your trip');
    await screen.findByText('Please enter how many parcels, from 1 to 1,000');
    type('Parcels', '3');
    press('Post your trip');
    await screen.findByText('Your trip is on the board');
    expect(of('POST')[0]?.body).toMatchObject({ roomKg: 12.5, roomPieces: 3, pricePerKg: 1500, currency: 'NGN' });
  });

  it('asks for an identity check where there is none, and keeps everything meanwhile', async () => {
    const { of } = standInApi({
      ...search,
      'POST /timeline/travellersrequest': refusal('kyc_required', 'First we need to know you.'),
    });
    const { onKyc } = show('trip');
    await fillTrip();
    press('Post your trip');
    await waitFor(() => expect(onKyc).toHaveBeenCalledOnce());
    cleanup();
    show('trip');
    screen.getByText('You began this before');
    press('Post your trip');
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    expect(of('POST')[1]?.key, 'the same trip, asked again').toBe(of('POST')[0]?.key);
  });

  it('lets go of pictures that waited too long, and says so', async () => {
    standInApi({ ...search, ...pictures, 'POST /timeline/travellersrequest': picturesRefused() });
    show('trip');
    await fillTrip();
    await addPicture();
    press('Post your trip');
    await screen.findByText(/^Your pictures waited too long/);
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull();
    await addPicture();
    expect(screen.queryByText(/^Your pictures waited too long/)).toBeNull();
  });

  it('is on the board, and the next one begins empty', async () => {
    const { of } = standInApi({ ...search, 'POST /timeline/travellersrequest': Response.json(trip('5')) });
    show('trip');
    await fillTrip();
    press('Post your trip');
    await screen.findByText('Your trip is on the board');
    expect(of('POST')[0]?.body).toMatchObject({
      pickupAddressJson: expect.objectContaining(yaba),
      dropOffAddressJson: expect.objectContaining(wuse),
      dispatchMode: 5,
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('posting a batch', () => {
  async function fillBatch() {
    await enterAddress('Where you pick up', 'Yaba');
    await enterAddress('Drop-off 1', 'Ota');
    press('Add a drop-off');
    await enterAddress('Drop-off 2', 'Wuse');
    type('Day you leave', tomorrow);
    type(/^Lowest price/, '3,000');
    type(/^Highest price/, '9,000');
  }

  it('sends its stops in the order in which they stand', async () => {
    const { of } = standInApi({ ...search, 'POST /timeline/batchShipping': Response.json(batch('5')) });
    show('batch');
    await fillBatch();
    press('Move drop-off 2 up');
    press('Post your batch');
    await screen.findByText('Your batch is on the board');
    expect(of('POST')[0]?.body).toMatchObject({
      dropOffAddresses: ['Wuse, Abuja', 'Ota, Ogun'],
      dropOffAddressesJson: [expect.objectContaining(wuse), expect.objectContaining(ota)],
      currency: 'NGN',
    });
  });

  it('lets go of pictures that waited too long, and says so', async () => {
    standInApi({ ...search, ...pictures, 'POST /timeline/batchShipping': picturesRefused() });
    show('batch');
    await fillBatch();
    await addPicture();
    press('Post your batch');
    await screen.findByText(/^Your pictures waited too long/);
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull();
  });

  it('asks for a place only where one is missing', async () => {
    standInApi(search);
    show('batch');
    await fillBatch();
    fireEvent.change(screen.getByRole('combobox', { name: 'Drop-off 2' }), { target: { value: 'somewhere' } });
    press('Post your batch');
    expect(screen.getAllByText('Please choose a place from the list')).toHaveLength(1);
    press('Remove drop-off 2');
    await waitFor(() => expect(screen.queryByText('Please choose a place from the list')).toBeNull());
  });

  it('says beside its stops what the server says about one of them', async () => {
    const message = 'We do not go there.';
    const errors = [{ field: 'dropOffAddressesJson.1.countryCode', message }];
    standInApi({ ...search, 'POST /timeline/batchShipping': refusal('invalid_input', message, { status: 400, errors }) });
    show('batch');
    await fillBatch();
    press('Post your batch');
    await screen.findByText(message);
  });
});
