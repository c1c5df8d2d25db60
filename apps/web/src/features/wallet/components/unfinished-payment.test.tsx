import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import type { OpenPayment } from '../model/open-payment.ts';
import { line } from '../tests/money.ts';
import { UnfinishedPayment } from './unfinished-payment.tsx';

const byCard: OpenPayment = { id: 'wb-1', purpose: 'top-up', currency: 'NGN', amount: 500, back: '/orders' };
const byPaypal: OpenPayment = { ...byCard, id: 'ORDER', currency: 'USD', amount: 20 };
const asCard = 'POST /wallet/paystack/verify';
const asPaypal = 'POST /Wallet/capturePaypalOrder';

const cardIs = (status: number) => Response.json({ purpose: 'top-up', transaction: line({ status }) });

describe('a payment somebody came back from', () => {
  it.each([
    ['pending at the card provider', byCard, { [asCard]: cardIs(0) }],
    ['not approved at PayPal so far', byPaypal, { [asPaypal]: refusal('payment_not_approved', 'Not approved.') }],
    ['pending at PayPal', byPaypal, { [asPaypal]: Response.json(line({ status: 0, currency: 'USD' })) }],
    ['out of reach', byPaypal, { [asPaypal]: refusal('provider_unavailable', 'Nobody answers.') }],
  ])('is only said to be unconfirmed while it is %s', async (_, payment, answers) => {
    standInApi(answers);
    renderWithQueries(<UnfinishedPayment payment={payment} />);
    await screen.findByText('Your last payment is not confirmed yet');
    screen.getByText(/pay again only if you did not/);
    expect(screen.queryByText(/nothing was taken/i)).toBeNull();
  });

  it('came through after all, by card or by PayPal', async () => {
    standInApi({ [asCard]: cardIs(1), [asPaypal]: Response.json(line({ currency: 'USD', amount: 20 })) });
    renderWithQueries(<UnfinishedPayment payment={byCard} />);
    await screen.findByText('Your last payment came through');
    cleanup();
    renderWithQueries(<UnfinishedPayment payment={byPaypal} />);
    await screen.findByText('Your last payment came through');
  });

  it('took nothing where the provider says that it failed', async () => {
    standInApi({ [asCard]: cardIs(2) });
    renderWithQueries(<UnfinishedPayment payment={byCard} />);
    await screen.findByText(/Nothing was taken/);
  });
});
