import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressBar } from '../../../../tests/address-bar.tsx';
import { ada } from '../../../../tests/own-user.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { addPicture, takesPicture } from '../../../files/tests/add-picture.ts';
import { asField } from '../../../timeline/index.ts';
import { picture, yaba } from '../../../timeline/tests/posting.ts';
import { newSaleDraft } from '../../model/new-sale.ts';
import { saleOf } from '../../tests/sales.ts';
import { NewSale } from './new-sale.tsx';

const draft = newSaleDraft('usr_ada');
const answered = {
  imageIdList: asField([picture]),
  title: 'Ankara tote bag',
  price: '40,000',
  weight: '2',
  itemCategoryId: '2',
  pickupAddress: '12 Herbert Macaulay Way, Yaba, Lagos',
  pickupAddressJson: asField(yaba),
  deliveryPaidBy: 'buyer',
};

function show(step = '') {
  const handlers = { onMade: vi.fn(), onKyc: vi.fn() };
  const screens = (
    <>
      <NewSale userId={ada.id} home="NGN" {...handlers} />
      <AddressBar />
    </>
  );
  renderWithQueries(screens, { at: `/sales/new${step && `?step=${step}`}` });
  return handlers;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('selling something by a link', () => {
  it('asks for a picture and a name first', async () => {
    standInApi({});
    show();
    screen.getByRole('heading', { name: 'What do you sell?' });
    await press('Continue');
    await screen.findByText('Please add a picture');
    screen.getByText('Please enter what you sell');
  });

  it('gives every question an address, so that Back leads to the one before', async () => {
    standInApi(takesPicture(ada.id, picture));
    show();
    await addPicture();
    fireEvent.change(screen.getByLabelText('What it is'), { target: { value: 'Ankara tote bag' } });
    await press('Continue');
    await screen.findByRole('heading', { name: 'How much, and how big is it?' });
    expect(screen.getByLabelText('Address').textContent).toBe('/sales/new?step=price');
    await press('Back');
    await screen.findByDisplayValue('Ankara tote bag');
    expect(screen.getByLabelText('Address').textContent).toBe('/sales/new');
  });

  it('asks nothing again of whoever comes back from the link', async () => {
    standInApi({});
    show('terms');
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/sales'));
  });

  it('sells in dollars, too, and begins the price anew', async () => {
    standInApi({ 'GET /timeline': Response.json({ items: [], nextCursor: null }) });
    draft.write(localStorage, answered);
    show('price');
    fireEvent.click(await screen.findByText('Sell it in dollars instead'));
    expect(screen.getByLabelText('Your price in dollars')).toHaveProperty('value', '');
    fireEvent.change(screen.getByLabelText('Your price in dollars'), { target: { value: '40' } });
    await screen.findByText('$39.40');
    screen.getByText(/Dollars are paid with PayPal, from anywhere/);
    fireEvent.click(screen.getByText('Sell it in naira instead'));
    expect(screen.getByLabelText('Your price in naira')).toHaveProperty('value', '');
  });

  it('says while the price is typed what is left of it', async () => {
    standInApi({ 'GET /timeline': Response.json({ items: [], nextCursor: null }) });
    draft.write(localStorage, { imageIdList: answered.imageIdList, title: answered.title });
    show('price');
    await screen.findByText('We keep 1.5% of a sale, ₦2,000.00 at most. A link costs nothing.');
    fireEvent.change(await screen.findByLabelText(/^Your price/), { target: { value: '40,000' } });
    await screen.findByText('₦39,400.00');
    fireEvent.change(screen.getByLabelText(/^Your price/), { target: { value: '400,000' } });
    await screen.findByText('₦398,000.00');
  });

  it('goes on where it was left, and makes the link once', async () => {
    draft.write(localStorage, answered);
    const made = saleOf();
    const api = standInApi({ 'POST /sales': Response.json(made, { status: 201 }) });
    const { onMade } = show();
    screen.getByText('You began this before');
    fireEvent.click(await screen.findByLabelText(/^At the door/));
    screen.getByText('What the door can cost you');
    fireEvent.click(screen.getByLabelText('They may open it first'));
    await press('Make the link');
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(made));
    expect(api.of('POST')[0]?.body).toMatchObject({
      title: 'Ankara tote bag',
      price: 40_000,
      imageIdList: ['img_1'],
      deliveryPaidBy: 'buyer',
      payWhen: 'door',
      mayOpenFirst: true,
    });
    expect(api.of('POST')[0]?.key).toMatch(/\w/);
    expect(draft.stored(localStorage)).toBeUndefined();
  });

  it('leads to the identity check, and keeps what was typed', async () => {
    draft.write(localStorage, { ...answered, payWhen: 'now' });
    standInApi({ 'POST /sales': refusal('kyc_required', 'Please have your identity checked first', { status: 403 }) });
    const { onKyc } = show();
    await screen.findByLabelText(/^Before it leaves/);
    await press('Make the link');
    await waitFor(() => expect(onKyc).toHaveBeenCalled());
    expect(draft.stored(localStorage)).toMatchObject({ title: 'Ankara tote bag' });
  });
});
