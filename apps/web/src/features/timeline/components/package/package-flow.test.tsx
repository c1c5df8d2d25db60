import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WalletView } from '@waybill/contract/wallet/wallet-view';
import { describe, expect, it, vi } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { enterAddress, searchAmong } from '../../../places/tests/found-places.ts';
import { ownWallets } from '../../../wallet/tests/money.ts';
import { asField, packageDraft } from '../../model/posting/package-fields.ts';
import { batch, parcel, trip } from '../../tests/items.ts';
import { ajah, filled, metadata, picture, picturesRefused, wuse, yaba } from '../../tests/posting.ts';
import { PackageFlow } from './package-flow.tsx';
import type { PackageFlowProps } from './package-flow-props.ts';

const quote = Response.json({
  low: 4500,
  high: 6200,
  currency: 'NGN',
  distanceKm: 530,
  reasons: [{ title: 'Distance', detail: 'about 530 km by road', amount: 5350 }],
  notes: [],
});

const search = { 'GET /places/search': searchAmong([yaba, ajah]) };

/** The naira wallet, with what differs from an open one with 9,000 in it. */
const walletWith = (changes: Partial<WalletView> = {}) =>
  ownWallets({ wallets: ownWallets().wallets.map((wallet) => ({ ...wallet, balance: 9000, ...changes })) });

function show(changes: Partial<PackageFlowProps> = {}) {
  const open = vi.fn();
  renderWithQueries(
    <PackageFlow
      userId="usr_1"
      metadata={metadata}
      wallets={walletWith()}
      suggested={{
        senderFullName: 'Amina Bello',
        senderDialCode: '+234',
        senderPhoneNumber: '8031234567',
        receiverDialCode: '+234',
      }}
      hrefOf={({ id }) => `/timeline/${id}`}
      open={open}
      back={back}
      {...changes}
    />,
  );
  return { open };
}

const back = '/?popup=post-send';
const keep = (changes = {}) => packageDraft('usr_1').write(localStorage, filled(changes));
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const heading = (name: string) => screen.findByRole('heading', { name });

async function pay() {
  await press('Continue to your PIN');
  await enterPin(/^Hold ₦5,500.00/);
}

describe('sending a parcel', () => {
  it('asks one question after the other and does not go on without an answer', async () => {
    const { of } = standInApi({ 'POST /timeline/quote': quote, ...search });
    show();
    await heading('What is it?');
    await press('Continue');
    screen.getByText('Please choose what it is');
    await type('Kind of thing', '1');
    await type('Weight in kilograms', '2');
    await type(/^What it is worth/, '20,000');
    await press('Continue');
    await heading('Where from?');
    await enterAddress('Pickup address', 'Yaba');
    await type('Street, number, landmark', '12 Herbert Macaulay Way');
    await press('Continue');
    await heading('Where to?');
    await enterAddress('Drop-off address', 'Ajah');
    await type('Street, number, landmark', 'Ajah market');
    await type('Who receives it', 'Chidi Obi');
    await type('Their phone number', '08039876543');
    await press('Continue');
    await heading('How and when?');
    await screen.findByText('Both places are in Lagos.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Local/ }).checked, 'suggested').toBe(true);
    await press('Continue');
    await screen.findByText('Distance');
    expect(of('POST /timeline/quote')[0]?.body).toMatchObject({ weight: 2, deliveryPartner: 0, dispatchMode: 0 });
    await press('₦5,400.00');
    await press('Continue');
    await heading('Is everything right?');
    await screen.findByRole('img', { name: /Yaba, Lagos.*Ajah, Lagos/ });
  });

  it('finds a draft again, says so, and can begin anew', async () => {
    keep({ price: '' });
    standInApi({ 'POST /timeline/quote': quote });
    show();
    await heading('For how much?');
    await press('Start over');
    await heading('What is it?');
    expect(screen.getByLabelText<HTMLInputElement>('Weight in kilograms').value).toBe('');
    expect(screen.queryByText('You began this before')).toBeNull();
  });

  it('leads from a line of the slip to its question and back', async () => {
    keep();
    standInApi({});
    show();
    await heading('Is everything right?');
    await press(/^What Documents/);
    await type('Weight in kilograms', '3');
    await press('Back to the slip');
    await heading('Is everything right?');
    await screen.findByText('Documents, 3 kg');
  });

  it('holds the money once, whatever happens to the answer, and forgets the draft', async () => {
    keep();
    let tries = 0;
    const { of } = standInApi({
      'POST /timeline/package': () => {
        tries += 1;
        return tries === 1
          ? refusal('unavailable', 'Back in a moment.', { status: 503 })
          : Response.json(parcel('9', { price: 5000 }));
      },
    });
    show();
    await heading('Is everything right?');
    await pay();
    await waitFor(() => expect(of('POST /timeline/package')).toHaveLength(1));
    await enterPin(/^Hold/);
    await screen.findByText('Posted');
    const [first, second] = of('POST /timeline/package');
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toMatchObject({ price: 5000, pin: '2580', currency: 'NGN' });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(screen.getByRole('link', { name: 'See your parcel' }).getAttribute('href')).toContain('/timeline/pkg_');
  });

  it('is another request once something changed', async () => {
    keep();
    const { of } = standInApi({ 'POST /timeline/package': refusal('unavailable', 'Back in a moment.', { status: 503 }) });
    show();
    await heading('Is everything right?');
    await pay();
    await waitFor(() => expect(of('POST')).toHaveLength(1));
    cleanup();
    keep({ weight: '3' });
    show();
    await heading('Is everything right?');
    await pay();
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    expect(of('POST')[0]?.key).not.toBe(of('POST')[1]?.key);
  });

  it('says how much is missing before the PIN is asked for', async () => {
    keep();
    standInApi({});
    const { open } = show({ wallets: walletWith({ balance: 1200.5 }) });
    await screen.findByText('₦4,299.50 is missing');
    await press('Add money');
    expect(open).toHaveBeenCalledWith('FundWallet', { currency: 'NGN', amount: '4299.5', back });
    expect(screen.queryByRole('button', { name: 'Continue to your PIN' })).toBeNull();
  });

  it('opens the wallet when the server finds less than the browser did', async () => {
    keep();
    standInApi({ 'POST /timeline/package': refusal('insufficient_funds', 'Too little.', { status: 402, shortfall: 700 }) });
    const { open } = show();
    await heading('Is everything right?');
    await pay();
    await waitFor(() => expect(open).toHaveBeenCalledWith('FundWallet', { currency: 'NGN', amount: '700', back }));
  });

  it('sets a PIN first where there is none', async () => {
    keep();
    standInApi({});
    const { open } = show({ wallets: walletWith({ hasPin: false }) });
    await heading('Is everything right?');
    await press('Continue to your PIN');
    expect(open).toHaveBeenCalledExactlyOnceWith('SetupPin', { back });
  });

  it('leads to another PIN, and not to the money, where the wallet is locked', async () => {
    keep();
    standInApi({});
    const { open } = show({ wallets: walletWith({ isLocked: true, balance: 0 }) });
    await press('Reset your PIN');
    expect(open).toHaveBeenCalledExactlyOnceWith('ForgotPin', { back });
    expect(screen.queryByRole('button', { name: 'Add money' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue to your PIN' })).toBeNull();
  });

  it('brings what the server says about a field to its question', async () => {
    keep();
    const message = 'That number does not exist in Nigeria.';
    standInApi({
      'POST /timeline/package': refusal('invalid_input', message, {
        status: 400,
        errors: [{ field: 'receiverPhoneNumber', message }],
      }),
    });
    show();
    await heading('Is everything right?');
    await pay();
    await heading('Where to?');
    await screen.findByText(message);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Their phone number')));
  });

  it('lets go of pictures that waited too long, and says so where they are asked for', async () => {
    keep({ imageIdList: asField([picture]) });
    standInApi({ 'POST /timeline/package': picturesRefused() });
    show();
    await heading('Is everything right?');
    await pay();
    await heading('What is it?');
    await screen.findByText(/^Your pictures waited too long/);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the prices of a batch and no estimate beside them', async () => {
    const booking = batch('8');
    packageDraft('usr_1', booking.id).write(
      localStorage,
      filled({ shipmentDate: booking.shippingDate, dispatchMode: '2', price: '' }),
    );
    const { of } = standInApi({ 'POST /timeline/quote': quote });
    show({ booking, suggested: { dropOffAddressJson: asField(wuse) } });
    await heading('For how much?');
    screen.getByText(/^This batch takes parcels for/);
    expect(screen.queryByText('Our estimate for a parcel like yours')).toBeNull();
    expect(of('POST /timeline/quote')).toHaveLength(0);
    await type(/^Your fee/, '5,000');
    screen.getByText('You pay ₦5,500.00 in all: ₦5,000.00 fee and ₦500.00 charge.');
  });

  it('asks a traveller, on their day and their way', async () => {
    const booking = trip('7');
    packageDraft('usr_1', booking.id).write(localStorage, filled({ shipmentDate: booking.shippingDate, dispatchMode: '5' }));
    const { of } = standInApi({ 'POST /timeline/package': Response.json(parcel('9', { price: 5000 })) });
    show({ booking, suggested: { dropOffAddressJson: asField(booking.dropOffAddressJson) } });
    await heading('Is everything right?');
    await press('Continue to your PIN');
    await enterPin(/^Hold ₦5,500.00 and ask/);
    await screen.findByText('Ada has your request');
    expect(of('POST')[0]?.body).toMatchObject({ relatedTimelineItemType: 2, relatedTimelineItemId: booking.id });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
