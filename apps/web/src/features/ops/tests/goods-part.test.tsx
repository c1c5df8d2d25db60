import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { expect, it } from 'vitest';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { DisputeDetails } from '../components/disputes/dispute-details.tsx';
import { dispute } from './dispute.ts';
import { showInConsole } from './show-in-console.tsx';

const sold: DisputeView = { ...dispute, goods: { price: 20_000, isPaid: true, wentBack: false } };
const outcome = {
  decision: 'release',
  at: dispute.since,
  fee: 5000,
  carrierGets: 4500,
  senderGets: 0,
  commission: 500,
  charge: 500,
};

function show(view: DisputeView = sold) {
  const api = standInApi({
    'GET /ops/disputes/ord_1': Response.json(view),
    'POST /ops/disputes/ord_1/decision': Response.json({ ...view, kind: 'decided', outcome }),
  });
  showInConsole(<DisputeDetails orderId="ord_1" />);
  return api;
}

const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sums = () =>
  within(screen.getByLabelText('Who gets what of the price'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.split('₦')[1]);

it('says where the price of something sold goes by the rule, and takes another part of it, to the kobo', async () => {
  const { of } = show();
  await choose('Release it to the carrier');
  expect(sums()).toEqual(['19,700.00', '0.00', '300.00', '20,000.00']);
  const field = screen.getByLabelText(/^The seller’s part of the price/);
  fireEvent.change(field, { target: { value: '12000.50' } });
  expect(sums()).toEqual(['11,820.50', '7,999.50', '180.00', '20,000.00']);
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It is wet' } });
  fireEvent.change(field, { target: { value: '20001' } });
  fireEvent.submit(why);
  await screen.findByText('The price is all there is of it');
  fireEvent.change(field, { target: { value: '0' } });
  expect(sums()).toEqual(['0.00', '20,000.00', '0.00', '20,000.00']);
  fireEvent.submit(why);
  await waitFor(() =>
    expect(of('POST').map(({ body }) => body)).toEqual([{ decision: 'release', goodsToSeller: 0, because: 'It is wet' }]),
  );
});

it('leaves the price to the rule where nothing is typed: to the buyer where the carrier is not paid', async () => {
  const { of } = show();
  await choose('Refund the sender');
  expect(sums()).toEqual(['0.00', '20,000.00', '0.00', '20,000.00']);
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It is lost' } });
  fireEvent.submit(why);
  await waitFor(() => expect(of('POST').map(({ body }) => body)).toEqual([{ decision: 'refund', because: 'It is lost' }]));
});

it('asks for no part where the goods went back', async () => {
  show({ ...sold, goods: { price: 20_000, isPaid: true, wentBack: true } });
  await choose('Release it to the carrier');
  screen.getByText(/The goods went back/);
  expect(screen.queryByLabelText(/^The seller’s part/)).toBeNull();
});
