import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readChoice } from '../../../session/kept-choice.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { pickupPlace, placesAnswer } from '../../receivers/tests/pickup-places.ts';
import { faultyRow, importOf, readyRow } from '../tests/imports.ts';
import { ImportDesk } from './import-desk.tsx';

const { id } = importOf([]);
const address = `/imports/${id}`;

function show(answers: Parameters<typeof standInApi>[0]) {
  const api = standInApi(answers);
  renderWithQueries(<ImportDesk importId={id} />);
  return api;
}

const list = () => within(screen.getByRole('list', { name: 'Rows of the file' }));

describe('a file that is imported', () => {
  it('shows what has to be mended first, and goes on to the next row when one is right', async () => {
    const rows = [readyRow(1), faultyRow(2), faultyRow(3)];
    const mended = readyRow(2);
    const { of } = show({
      [`GET ${address}`]: Response.json(importOf(rows)),
      [`PUT ${address}/rows/2`]: Response.json({
        row: mended,
        import: { ...importOf([rows[0] ?? mended, mended, faultyRow(3)]), rows: [] },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Bola 2/ }));
    expect(list().getAllByRole('button')).toHaveLength(2);
    const sheet = within(await screen.findByRole('dialog', { name: 'Row 2' }));
    const phone = sheet.getByLabelText('Phone');
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(phone, { target: { value: '08031234568' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Save, and mend the next' }));
    await screen.findByRole('dialog', { name: 'Row 3' });
    expect(of(`PUT ${address}/rows/2`)[0]?.body).toEqual({ values: { receiverPhoneNumber: '08031234568' } });
    expect(list().getAllByRole('button')).toHaveLength(1);
  });

  it('offers places that may be meant, each a press away', async () => {
    const place = { label: 'Yaba, Lagos', latitude: 6.5, longitude: 3.37, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };
    const fault = { field: 'area' as const, message: 'We do not know “Yabba”. Is it one of these?', places: [place] };
    const row = faultyRow(1, { faults: [fault], place: null });
    const { of } = show({
      [`GET ${address}`]: Response.json(importOf([row])),
      [`PUT ${address}/rows/1`]: Response.json({ row: readyRow(1), import: { ...importOf([readyRow(1)]), rows: [] } }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /Bola 1/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yaba, Lagos' }));
    await waitFor(() => expect(of(`PUT ${address}/rows/1`)[0]?.body).toEqual({ values: {}, place }));
    await screen.findByText('Every row is right.');
  });

  it('is picked up at a place of one’s own, with whom to ask for there and what finds it', async () => {
    const shop = pickupPlace('Shop');
    const { of } = show({
      ...placesAnswer([shop]),
      [`GET ${address}`]: Response.json(importOf([readyRow(1)])),
      [`PUT ${address}`]: Response.json(importOf([readyRow(1)])),
    });
    fireEvent.click(await screen.findByText('Pickup, and what all have in common'));
    fireEvent.click(await screen.findByRole('button', { name: 'Shop' }));
    fireEvent.click(screen.getByRole('button', { name: 'Check the rows with it' }));
    await waitFor(() => expect(of(`PUT ${address}`)).toHaveLength(1));
    expect(of(`PUT ${address}`)[0]?.body).toMatchObject({
      settings: {
        ...{ senderFullName: 'Musa Bello', senderPhoneNumber: '+2348059876543', pickupAddress: shop.address },
        ...{ pickupAddressJson: shop.addressJson, pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
      },
    });
  });

  it('says what it costs to the kobo, posts with the PIN, and shows the parcels', async () => {
    const posted = readyRow(1, { state: 'posted', packageId: 'pkg_01KA3N8V2X7Q4M9T5R6W8Y0Z1B', trackingId: '7K3M9QXPC' });
    const { of } = show({
      [`GET ${address}`]: Response.json(importOf([readyRow(1)])),
      [`POST ${address}/post`]: Response.json(importOf([posted])),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Post 1 parcel for ₦3,000.00' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Post them' }));
    fireEvent.change(await sheet.findByLabelText('Your PIN'), { target: { value: '2806' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Post 1 parcel for ₦3,000.00' }));
    await screen.findByText('Tracking number 7K3 M9Q XPC');
    fireEvent.click(screen.getByRole('link', { name: 'Have one carrier fetch them' }));
    expect(readChoice('kept'), 'for the next page').toEqual([posted.packageId]);
    expect(screen.getByRole('link', { name: 'Print their labels' }).getAttribute('href')).toBe('/orders/labels?chosen=kept');
    expect(of(`POST ${address}/post`)[0]).toMatchObject({ body: { total: 3000, pin: '2806' }, key: expect.any(String) });
  });

  it('posts as many as a short wallet is enough for, and says so', async () => {
    const rows = [readyRow(1), readyRow(2), readyRow(3)];
    const { of } = show({
      [`GET ${address}`]: Response.json(importOf(rows, { available: 7000, covers: 2, coversTotal: 6000 })),
      [`POST ${address}/post`]: refusal('list_changed', 'It comes to ₦9,500.00 for 3 parcels now.', { status: 409 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Post 3 parcels/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Post them' }));
    sheet.getByText('Your wallet is enough for 2 of 3 parcels');
    fireEvent.change(await sheet.findByLabelText('Your PIN'), { target: { value: '2806' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Post 2 parcels for ₦6,000.00' }));
    await waitFor(() => expect(of(`POST ${address}/post`)[0]?.body).toEqual({ total: 6000, pin: '2806', rows: [1, 2] }));
    await screen.findByText('It comes to ₦9,500.00 for 3 parcels now.');
  });

  it('takes a column for something else', async () => {
    const { of } = show({
      [`GET ${address}`]: Response.json(importOf([readyRow(1)])),
      [`PUT ${address}`]: Response.json(importOf([readyRow(1)])),
    });
    fireEvent.change(await screen.findByLabelText('Colour'), { target: { value: 'address' } });
    await waitFor(() =>
      expect(of(`PUT ${address}`)[0]?.body).toEqual({ fields: ['receiverFullName', 'receiverPhoneNumber', null, 'address'] }),
    );
  });

  it('says what went wrong where it does not load', async () => {
    show({ [`GET ${address}`]: refusal('not_found', 'We do not know this import. It may have been put away.', { status: 404 }) });
    await screen.findByText('We do not know this import. It may have been put away.');
    screen.getByRole('link', { name: 'All files' });
  });
});
