import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WalletView } from '@waybill/contract/wallet/wallet-view';
import { describe, expect, it, vi } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { enterAddress, searchAmong } from '../../../places/tests/found-places.ts';
import { bookOf, receiver } from '../../../receivers/tests/receivers.ts';
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
  businesses: [],
  notes: [],
});

const noWays = Response.json({ items: [] });

const search = { 'GET /places/search': searchAmong([yaba, ajah]) };

/** The naira wallet, with what differs from an open one with 9,000 in it. */
const walletWith = (changes: Partial<WalletView> = {}) =>
  ownWallets({ wallets: ownWallets().wallets.map((wallet) => ({ ...wallet, balance: 9000, ...changes })) });

function show(changes: Partial<PackageFlowProps> = {}) {
  const open = vi.fn();
  renderWithQueries(
    <PackageFlow
      userId="usr_1"
      isChecked
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
  await enterPin(/^Hold ₦5,500.00/);
}

describe('sending a parcel', () => {
  it('asks from and to first, then one question after the other, and does not go on without an answer', async () => {
    const { of } = standInApi({ 'POST /timeline/quote': quote, 'POST /timeline/ways': noWays, ...search });
    show();
    await heading('Where is it going?');
    await press('Continue');
    expect(await screen.findAllByText('Please choose a place from the list')).toHaveLength(2);
    await enterAddress('From', 'Yaba');
    await enterAddress('To', 'Ajah');
    await screen.findByRole('img', { name: /Yaba, Lagos.*Ajah, Lagos/ });
    await press('Continue');
    await heading('What is it?');
    await press('Continue');
    screen.getByText('Please choose what it is');
    fireEvent.click(screen.getByRole('radio', { name: 'Documents' }));
    fireEvent.click(screen.getByRole('radio', { name: /^Shoebox/ }));
    await type(/^What it is worth/, '20,000');
    await press('Continue');
    await heading('How should it go?');
    await screen.findByRole('radio', { name: /^Express, now/ });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ask everybody/ }).checked, 'suggested').toBe(true);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Your fee/).value).toBe('5,400'));
    expect(of('POST /timeline/quote').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ weight: 2, deliveryPartner: 0, dispatchMode: 0 }),
    );
    await press('₦4,500 ₦5,000 in all');
    await press('Continue');
    await heading('Who hands it over, who gets it?');
    await press('Continue');
    await screen.findAllByText('Please add the street and number, or how to find it');
    const [pickup, dropOff] = await screen.findAllByLabelText('Street, number, landmark');
    if (pickup) fireEvent.change(pickup, { target: { value: '12 Herbert Macaulay Way' } });
    if (dropOff) fireEvent.change(dropOff, { target: { value: 'Ajah market' } });
    await type('Who receives it', 'Chidi Obi');
    await type('Their phone number', '08039876543');
    await press('Continue');
    await heading('Is everything right?');
    screen.getByText('Yaba, Lagos to Ajah, Lagos');
  });

  it('takes somebody from the book, with the landmark and the note of their door', async () => {
    keep({ dropOffAddressJson: '', dropoffAddress: '', receiverFullName: '', receiverPhoneNumber: '' });
    const halima = receiver('Halima Yusuf', { addressJson: ajah, address: '4 Lekki Road, Ajah, Lagos' });
    const { of } = standInApi({
      'GET /receivers': () => Response.json(bookOf([halima])),
      'POST /timeline/quote': quote,
      'POST /timeline/ways': noWays,
      'POST /timeline/package': () => refusal('internal', 'That is our mistake.', { status: 500 }),
    });
    show();
    const field = await screen.findByRole('combobox', { name: 'Somebody in your book' });
    fireEvent.change(field, { target: { value: 'Hal' } });
    fireEvent.click(await screen.findByRole('option'));
    await press('Continue');
    for (const title of ['What is it?', 'How should it go?', 'Who hands it over, who gets it?']) {
      await heading(title);
      await press('Continue');
    }
    await heading('Is everything right?');
    screen.getByText('Opposite the blue mosque');
    await pay();
    await waitFor(() => expect(of('POST /timeline/package')).toHaveLength(1));
    expect(of('POST /timeline/package')[0]?.body).toMatchObject({
      receiverFullName: 'Halima Yusuf',
      receiverPhoneNumber: '+2348059876543',
      dropoffAddress: '4 Lekki Road, Ajah, Lagos',
      dropoffLandmark: 'Opposite the blue mosque',
      dropoffNote: 'Call before you come',
    });
  });

  it('goes one step back, and keeps what was filled in', async () => {
    keep();
    standInApi({ 'POST /timeline/quote': quote, 'POST /timeline/ways': noWays });
    show();
    await heading('Is everything right?');
    await press('Back');
    await heading('Who hands it over, who gets it?');
    await press('Back');
    await heading('How should it go?');
    expect(screen.getByLabelText<HTMLInputElement>(/^Your fee/).value).toBe('5,000');
    await press('Continue');
    await heading('Who hands it over, who gets it?');
  });

  it('shows who goes that way with room and price, and books them with what was filled in', async () => {
    keep({ receiverFullName: '' });
    const way = trip('7', { pricePerKg: 1500, currency: 'NGN', roomLeftKg: 9, roomKg: 9 });
    standInApi({ 'POST /timeline/quote': quote, 'POST /timeline/ways': Response.json({ items: [way] }) });
    const { open } = show();
    await heading('Who hands it over, who gets it?');
    await press('Back');
    fireEvent.click(await screen.findByRole('radio', { name: /Ada Obi.*by air.*room for 9 kg.*You pay.*4,250 naira/ }));
    await press('Continue');
    expect(open).toHaveBeenCalledExactlyOnceWith('BookTravellersRequest', { itemId: way.id, taken: 'way' });
    const { dispatchMode, shipmentDate, weight, price } = packageDraft('usr_1', way.id).resume(localStorage);
    expect([dispatchMode, shipmentDate, weight, price]).toEqual(['5', way.shippingDate, '2.5', '']);
  });

  it('shows what businesses ask, has the chosen one hold its price, and sends the parcel at it', async () => {
    keep({ receiverFullName: '' });
    const business = { ...trip('7').author, id: 'usr_9', fullName: 'Swiftlane', isDispatchPartner: true };
    const price = { business, dispatchMode: 2, fee: 5200, currency: 'NGN', lines: [] };
    const asked = { ...price, id: 'prq_1', distanceKm: 530, listVersion: 1, holdsUntil: '2026-11-19T08:40:00.000Z' };
    const { of } = standInApi({
      'POST /timeline/quote': Response.json({ ...(await quote.clone().json()), businesses: [price] }),
      'POST /timeline/quotes': Response.json(asked),
      'POST /timeline/ways': noWays,
    });
    show();
    await heading('Who hands it over, who gets it?');
    await press('Back');
    fireEvent.click(await screen.findByRole('radio', { name: /Swiftlane.*held for 5 minutes.*You pay.*5,700 naira/ }));
    expect(await screen.findByText(/holds this price until/)).toBeTruthy();
    expect(of('POST /timeline/quotes')[0]?.body).toMatchObject({ businessId: 'usr_9', weight: 2.5 });
    expect(packageDraft('usr_1').resume(localStorage)).toMatchObject({ price: '5,200', quote: expect.stringContaining('prq_1') });
    fireEvent.click(screen.getByRole('radio', { name: /Ask everybody/ }));
    await waitFor(() => expect(packageDraft('usr_1').resume(localStorage).quote).toBe(''));
  });

  it('finds a draft again, says so, and can begin anew', async () => {
    keep({ price: '' });
    standInApi({ 'POST /timeline/quote': quote, 'POST /timeline/ways': noWays });
    show();
    await heading('How should it go?');
    await press('Start over');
    await heading('Where is it going?');
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'From' })).value).toBe('');
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
    expect(screen.queryByLabelText('Your PIN')).toBeNull();
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
    await press('Choose your PIN');
    expect(open).toHaveBeenCalledExactlyOnceWith('SetupPin', { back });
  });

  it('leads to another PIN, and not to the money, where the wallet is locked', async () => {
    keep();
    standInApi({});
    const { open } = show({ wallets: walletWith({ isLocked: true, balance: 0 }) });
    await press('Reset your PIN');
    expect(open).toHaveBeenCalledExactlyOnceWith('ForgotPin', { back });
    expect(screen.queryByRole('button', { name: 'Add money' })).toBeNull();
    expect(screen.queryByLabelText('Your PIN')).toBeNull();
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
    await heading('Who hands it over, who gets it?');
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
    await heading('How should it go?');
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
    await enterPin(/^Hold ₦5,500.00 and ask/);
    await screen.findByText('Ada has your request');
    expect(of('POST')[0]?.body).toMatchObject({ relatedTimelineItemType: 2, relatedTimelineItemId: booking.id });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
