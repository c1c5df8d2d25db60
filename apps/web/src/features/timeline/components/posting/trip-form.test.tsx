// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { batch, trip } from '../../tests/items.ts';
import { ota, picture, picturesRefused, tomorrow, wuse, yaba } from '../../tests/posting.ts';
import type { PostingSlots } from '../package/package-slots.ts';
import { BatchForm } from './batch-form.tsx';
import { TripForm } from './trip-form.tsx';

const places = [yaba, wuse, ota];

const slots: PostingSlots = {
  address: ({ label, text, error, onChange }) => (
    <label>
      {label}
      <input
        value={text}
        onChange={({ target: { value } }) =>
          onChange({ text: value, place: places.find((place) => value.includes(place.city)) ?? null })
        }
      />
      <span>{error}</span>
    </label>
  ),
  images: ({ images, error, onChange }) => (
    <>
      <button type="button" onClick={() => onChange([picture])}>
        {`${images.length} pictures`}
      </button>
      <p>{error}</p>
    </>
  ),
  map: () => null,
};

function show(form: 'trip' | 'batch') {
  const onKyc = vi.fn();
  const shared = { userId: 'usr_1', slots, hrefOf: ({ id }: { id: string }) => `/timeline/${id}`, onKyc };
  renderWithQueries(
    <StaticNavigation at="/">
      {form === 'trip' ? <TripForm {...shared} /> : <BatchForm {...shared} home="NGN" />}
    </StaticNavigation>,
  );
  return { onKyc };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillTrip() {
  type(/^Where you start/, 'Yaba');
  type(/^Where you are going/, 'Wuse');
  type('Day you leave', tomorrow);
  type('How you travel', '5');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('posting a trip', () => {
  it('says what is missing and sends nothing', () => {
    const { sent } = standInApi({});
    show('trip');
    press('Post your trip');
    expect(screen.getAllByText('Please choose a place from the list')).toHaveLength(2);
    screen.getByText('Please choose a day');
    screen.getByText('Please choose how it travels');
    expect(sent).toEqual([]);
  });

  it('asks for an identity check where there is none, and keeps everything meanwhile', async () => {
    const { of } = standInApi({ 'POST /timeline/travellersrequest': refusal('kyc_required', 'First we need to know you.') });
    const { onKyc } = show('trip');
    fillTrip();
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
    standInApi({ 'POST /timeline/travellersrequest': picturesRefused() });
    show('trip');
    fillTrip();
    press('0 pictures');
    press('Post your trip');
    await screen.findByText(/^Your pictures waited too long/);
    press('0 pictures');
    expect(screen.queryByText(/^Your pictures waited too long/)).toBeNull();
    screen.getByRole('button', { name: '1 pictures' });
  });

  it('is on the board, and the next one begins empty', async () => {
    const { of } = standInApi({ 'POST /timeline/travellersrequest': Response.json(trip('5')) });
    show('trip');
    fillTrip();
    press('Post your trip');
    await screen.findByText('Your trip is on the board');
    expect(of('POST')[0]?.body).toMatchObject({ pickupAddressJson: yaba, dropOffAddressJson: wuse, dispatchMode: 5 });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('posting a batch', () => {
  function fillBatch() {
    type(/^Where you pick up/, 'Yaba');
    type(/^Drop-off 1/, 'Ota');
    press('Add a drop-off');
    type(/^Drop-off 2/, 'Wuse');
    type('Day you leave', tomorrow);
    type(/^Lowest price/, '3,000');
    type(/^Highest price/, '9,000');
  }

  it('sends its stops in the order in which they stand', async () => {
    const { of } = standInApi({ 'POST /timeline/batchShipping': Response.json(batch('5')) });
    show('batch');
    fillBatch();
    press('Move drop-off 2 up');
    press('Post your batch');
    await screen.findByText('Your batch is on the board');
    expect(of('POST')[0]?.body).toMatchObject({
      dropOffAddresses: ['Wuse', 'Ota'],
      dropOffAddressesJson: [wuse, ota],
      currency: 'NGN',
    });
  });

  it('lets go of pictures that waited too long, and says so', async () => {
    standInApi({ 'POST /timeline/batchShipping': picturesRefused() });
    show('batch');
    fillBatch();
    press('0 pictures');
    press('Post your batch');
    await screen.findByText(/^Your pictures waited too long/);
    screen.getByRole('button', { name: '0 pictures' });
  });

  it('asks for a place only where one is missing', async () => {
    standInApi({});
    show('batch');
    fillBatch();
    type(/^Drop-off 2/, 'somewhere');
    press('Post your batch');
    expect(screen.getAllByText('Please choose a place from the list')).toHaveLength(1);
    press('Remove drop-off 2');
    await waitFor(() => expect(screen.queryByText('Please choose a place from the list')).toBeNull());
  });

  it('says beside its stops what the server says about one of them', async () => {
    const message = 'We do not go there.';
    const errors = [{ field: 'dropOffAddressesJson.1.countryCode', message }];
    standInApi({ 'POST /timeline/batchShipping': refusal('invalid_input', message, { status: 400, errors }) });
    show('batch');
    fillBatch();
    press('Post your batch');
    await screen.findByText(message);
  });
});
