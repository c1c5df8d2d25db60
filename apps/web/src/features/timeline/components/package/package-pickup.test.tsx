import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { pickupPlace, placesAnswer } from '../../../receivers/tests/pickup-places.ts';
import { ownWallets } from '../../../wallet/tests/money.ts';
import { packageDraft } from '../../model/posting/package-fields.ts';
import { parcel } from '../../tests/items.ts';
import { filled, metadata, yaba } from '../../tests/posting.ts';
import { PackageFlow } from './package-flow.tsx';

const quote = Response.json({
  ...{ low: 4500, high: 6200, currency: 'NGN', distanceKm: 530, reasons: [], businesses: [], notes: [] },
});
const noWays = Response.json({ items: [] });

function show() {
  const wallets = ownWallets({ wallets: ownWallets().wallets.map((wallet) => ({ ...wallet, balance: 9000 })) });
  renderWithQueries(
    <PackageFlow
      userId="usr_1"
      isChecked
      metadata={metadata}
      wallets={wallets}
      suggested={{ senderDialCode: '+234', receiverDialCode: '+234' }}
      hrefOf={({ id }) => `/timeline/${id}`}
      open={() => {}}
      back="/?popup=post-send"
    />,
  );
}

const keep = (changes = {}) => packageDraft('usr_1').write(localStorage, filled(changes));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { name });
const pay = () => enterPin(/^Hold ₦5,500.00/);

describe('where a parcel is picked up', () => {
  it('is picked up at a place of one’s own, with whoever hands it over there, its landmark and its note', async () => {
    keep({ pickupAddressJson: '', pickupAddress: '' });
    const shop = pickupPlace('Shop', { addressJson: yaba, address: '9 Montgomery Road, Yaba, Lagos' });
    const { of } = standInApi({
      ...placesAnswer([shop]),
      'POST /timeline/quote': quote,
      'POST /timeline/ways': noWays,
      'POST /timeline/package': () => refusal('internal', 'That is our mistake.', { status: 500 }),
    });
    show();
    await press('Shop');
    await press('Continue');
    for (const title of ['What is it?', 'How should it go?', 'Who hands it over, who gets it?']) {
      await heading(title);
      if (title.startsWith('Who')) {
        await screen.findByText('Musa Bello hands it over');
        expect(screen.queryByRole('checkbox', { name: /^Keep this place/ }), 'it is kept').toBeNull();
      }
      await press('Continue');
    }
    await heading('Is everything right?');
    screen.getByText('Beside the yellow bank');
    screen.getByText('“Ask at the counter”');
    await pay();
    await waitFor(() => expect(of('POST /timeline/package')).toHaveLength(1));
    expect(of('POST /timeline/package')[0]?.body).toMatchObject({
      ...{ senderFullName: 'Musa Bello', senderPhoneNumber: '+2348059876543' },
      ...{ pickupAddress: '9 Montgomery Road, Yaba, Lagos' },
      ...{ pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
    });
  });

  it('keeps a new door once it is posted, under the name that was typed', async () => {
    keep({ receiverFullName: '' });
    const posted = parcel('1', {
      ...{ pickupAddress: '12 Herbert Macaulay Way', pickupAddressJson: yaba },
      secrets: {
        ...{ senderFullName: 'Amina Bello', senderPhoneNumber: '+2348031234567', pickupLandmark: 'By the bank', pickupNote: '' },
        ...{ receiverFullName: 'Chidi Obi', receiverPhoneNumber: '+2348039876543', costOfItem: 1, charge: 500 },
        ...{ dropoffLandmark: '', dropoffNote: '', dropoffPlusCode: null, pickupPlusCode: null },
      },
    });
    const { of } = standInApi({
      ...placesAnswer([]),
      'POST /timeline/quote': quote,
      'POST /timeline/ways': noWays,
      'POST /timeline/package': () => Response.json(posted, { status: 201 }),
      'POST /pickup-places': () => Response.json(pickupPlace('Shop'), { status: 201 }),
    });
    show();
    await heading('Who hands it over, who gets it?');
    await type('Who receives it', 'Chidi Obi');
    await press('Add a landmark or a note');
    await type('Landmark at the pickup', 'By the bank');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Keep this place for the next parcel' }));
    await type('What you call it', 'Shop');
    await press('Continue');
    await heading('Is everything right?');
    expect(of('POST /pickup-places')).toEqual([]);
    await pay();
    await waitFor(() => expect(of('POST /pickup-places')).toHaveLength(1));
    const { body } = of('POST /timeline/package')[0] ?? {};
    expect(body).toMatchObject({ pickupLandmark: 'By the bank' });
    expect(body).not.toHaveProperty('placeName');
    expect(of('POST /pickup-places')[0]?.body).toMatchObject({
      ...{ name: 'Shop', fullName: 'Amina Bello', phoneNumber: '+2348031234567', isDefault: true },
      ...{ address: '12 Herbert Macaulay Way', landmark: 'By the bank' },
    });
  });
});
