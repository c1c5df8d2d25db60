import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { ownWallets } from '../../../wallet/tests/money.ts';
import { asField, packageDraft } from '../../model/posting/package-fields.ts';
import { collected, parcel } from '../../tests/items.ts';
import { accra, filled, metadata } from '../../tests/posting.ts';
import { PackageFlow } from './package-flow.tsx';

const back = '/?popup=post-send';
const wallets = (balance = 20_000) => ownWallets({ wallets: ownWallets().wallets.map((wallet) => ({ ...wallet, balance })) });

function show({ isChecked = true, balance = 20_000 } = {}) {
  const open = vi.fn();
  renderWithQueries(
    <PackageFlow
      userId="usr_1"
      isChecked={isChecked}
      metadata={metadata}
      wallets={wallets(balance)}
      suggested={{}}
      hrefOf={({ id }) => `/timeline/${id}`}
      open={open}
      back={back}
    />,
  );
  return { open };
}

const keep = (changes = {}) => packageDraft('usr_1').write(localStorage, filled(changes));
const keepCollecting = (changes = {}) => keep({ collects: 'yes', collectAtDoor: '20,000', ...changes });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });
const question = 'Collect money from the receiver?';

async function backToPeople() {
  await heading('Is everything right?');
  await press('Back');
  await heading('Who hands it over, who gets it?');
}

beforeEach(() => localStorage.clear());

describe('money to collect at the door', () => {
  it('is asked for at the receiver, with what it is worth, what is left of it and what it can cost', async () => {
    keep();
    const { of } = standInApi({ 'POST /timeline/package': Response.json(collected('9')) });
    show();
    await backToPeople();
    expect(screen.queryByLabelText(/^They pay/)).toBeNull();
    fireEvent.click(await screen.findByRole('switch', { name: question }));
    expect(screen.getByLabelText<HTMLInputElement>(/^They pay/).value).toBe('20,000');
    expect(screen.getByText('₦19,700.00').textContent).toBe('₦19,700.00');
    screen.getByText('What the door can cost you');
    fireEvent.click(screen.getByRole('switch', { name: 'They may open it first' }));
    await press('Continue');
    await heading('Is everything right?');
    await screen.findByRole('button', { name: /^They pay at the door.*You get ₦19,700.00.*they may open it first/s });
    screen.getByText('One fee, back with you once they have it');
    await screen.findByText(/half of that pays the carrier for coming, the other half the way back/);
    // Fee, charge and one more fee.
    await enterPin(/^Hold ₦10,500.00 and post/);
    await screen.findByText(/₦20,000.00 is collected at the door/);
    expect(of('POST /timeline/package')[0]?.body).toMatchObject({ collectAtDoor: { amount: 20_000, mayOpenFirst: true } });
  });

  it('is nothing of an ordinary parcel', async () => {
    keep();
    const { of } = standInApi({ 'POST /timeline/package': Response.json(parcel('9')) });
    show();
    await enterPin(/^Hold ₦5,500.00 and post/);
    await screen.findByText('Posted');
    expect(of('POST /timeline/package')[0]?.body).not.toHaveProperty('collectAtDoor');
  });

  it('has the limits of a price', async () => {
    keepCollecting({ collectAtDoor: '99' });
    standInApi({});
    show();
    await heading('Who hands it over, who gets it?');
    await press('Continue');
    await screen.findByText('₦100.00 is the least');
    fireEvent.change(screen.getByLabelText(/^They pay/), { target: { value: '' } });
    await press('Continue');
    await screen.findByText('Please enter an amount');
  });

  it('is for those whose identity is checked', async () => {
    keepCollecting();
    standInApi({});
    const { open } = show({ isChecked: false });
    await heading('Who hands it over, who gets it?');
    await press('See your identity check');
    expect(open).toHaveBeenCalledWith('CompleteKyc', { back: expect.any(String) });
    fireEvent.click(screen.getByRole('switch', { name: question }));
    await press('Continue');
    await heading('Is everything right?');
  });

  it('leads to the check where the server knows of none', async () => {
    keepCollecting();
    standInApi({ 'POST /timeline/package': refusal('kyc_required', 'Checked people only.', { status: 403 }) });
    const { open } = show();
    await enterPin(/^Hold/);
    await waitFor(() => expect(open).toHaveBeenCalledWith('CompleteKyc', { back }));
  });

  it('counts what is set aside among what is missing', async () => {
    keepCollecting();
    standInApi({});
    show({ balance: 6_000 });
    await screen.findByText('₦4,500.00 is missing');
  });

  it.each([
    ['abroad', { dropOffAddressJson: asField(accra), deliveryPartner: '2', dispatchMode: '5' }],
    ['in dollars', { currency: 'USD', price: '20', costOfItem: '50' }],
  ])('is not asked for %s, and what was chosen before is left out', async (_, changes) => {
    keepCollecting(changes);
    standInApi({});
    show();
    await heading('Is everything right?');
    expect(screen.queryByText('They pay at the door')).toBeNull();
    await press('Back');
    await heading('Who hands it over, who gets it?');
    await screen.findByLabelText('Who receives it');
    expect(screen.queryByRole('switch', { name: question })).toBeNull();
  });
});
