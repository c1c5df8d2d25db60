import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { LookDesk } from './look-desk.tsx';

const look = {
  isShown: false,
  shopName: 'Ọlá Fabrics',
  logo: null,
  logoUrl: null,
  colour: '#0b6b45',
  website: '',
  phoneNumber: '',
  whatsappNumber: '',
  username: 'ola',
};

function show(answer: () => Response = () => Response.json(look)) {
  const api = standInApi({ 'GET /tracking/look': () => Response.json(look), 'PUT /tracking/look': answer });
  renderWithQueries(<LookDesk userId={idOf('usr', '1')} />);
  return api;
}

describe('the page of a shop’s look', () => {
  it('saves name, colour and the switch', async () => {
    const { of } = show();
    fireEvent.click(await screen.findByRole('switch', { name: 'Show my look' }));
    fireEvent.change(screen.getByLabelText('Name of your shop'), { target: { value: 'Ọlá & Co' } });
    fireEvent.change(screen.getByLabelText('Colour'), { target: { value: '#1D5F8A' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(of('PUT /tracking/look')[0]?.body).toEqual({
        isShown: true,
        shopName: 'Ọlá & Co',
        logo: null,
        colour: '#1d5f8a',
        website: '',
        phoneNumber: '',
        whatsappNumber: '',
      }),
    );
  });

  it('says in plain words when a colour is too pale to read, and takes it all the same', async () => {
    show();
    fireEvent.change(await screen.findByLabelText('Colour'), { target: { value: '#ffe680' } });
    screen.getByText(/Too pale to read as text/);
    screen.getByRole('img', { name: 'Your page, light: Ọlá Fabrics on #ffe680' });
  });

  it('shows a mistake beside its field, ours and the server’s', async () => {
    show(() =>
      refusal('invalid_input', 'Please use another name.', {
        status: 400,
        errors: [{ field: 'shopName', message: 'Please use another name.' }],
      }),
    );
    fireEvent.change(await screen.findByLabelText('Your website (optional)'), { target: { value: 'http://shop.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter an address that begins with https://');
    fireEvent.change(screen.getByLabelText('Your website (optional)'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please use another name.');
  });

  it('has one line each for the box and for a parcel', async () => {
    show();
    await screen.findByText(/<iframe src="[^"]+\/t\?embed&amp;shop=ola" title="Track a parcel"/);
    screen.getByText(/<iframe src="[^"]+\/t\/TRACKING-NUMBER\?embed"/);
  });
});
