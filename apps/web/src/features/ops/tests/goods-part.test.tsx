import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { expect, it } from 'vitest';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { DisputeDetails } from '../components/disputes/dispute-details.tsx';
import { dispute } from './dispute.ts';
import { page } from './money.ts';
import { splitPreview } from './second-person.ts';
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
  const asked: unknown[] = [];
  const api = standInApi({
    'GET /ops/disputes/ord_1': Response.json(view),
    'GET /ops/proposals': page([]),
    'POST /ops/decisions/preview': ({ body }) => {
      asked.push(body);
      return Response.json({ ...splitPreview, needsSecond: false });
    },
    'POST /ops/disputes/ord_1/decision': Response.json({ ...view, kind: 'decided', outcome }),
  });
  showInConsole(<DisputeDetails orderId="ord_1" />);
  return { ...api, asked };
}

const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const decisionOf = (decision: string, more: object = {}) => ({
  decision: { kind: 'dispute', orderId: 'ord_1', decision, ...more },
});

it('asks who gets what by the rule, and with another part of the price as it is typed', async () => {
  const { of, asked } = show();
  await choose('Release it to the carrier');
  await waitFor(() => expect(asked).toEqual([decisionOf('release')]));
  const field = screen.getByLabelText(/^The seller’s part of the price/);
  fireEvent.change(field, { target: { value: '12000.50' } });
  await waitFor(() => expect(asked.at(-1)).toEqual(decisionOf('release', { goodsToSeller: 12_000.5 })));
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It is wet' } });
  fireEvent.change(field, { target: { value: '20001' } });
  fireEvent.submit(why);
  await screen.findByText('The price is all there is of it');
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.submit(why);
  await waitFor(() =>
    expect(of('POST /ops/disputes').map(({ body }) => body)).toEqual([
      { decision: 'release', goodsToSeller: 0, because: 'It is wet' },
    ]),
  );
});

it('leaves the price to the rule where nothing is typed: to the buyer where the carrier is not paid', async () => {
  const { of, asked } = show();
  await choose('Refund the sender');
  await waitFor(() => expect(asked).toEqual([decisionOf('refund')]));
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It is lost' } });
  fireEvent.submit(why);
  await waitFor(() =>
    expect(of('POST /ops/disputes').map(({ body }) => body)).toEqual([{ decision: 'refund', because: 'It is lost' }]),
  );
});

it('asks for no part where the goods went back', async () => {
  show({ ...sold, goods: { price: 20_000, isPaid: true, wentBack: true } });
  await choose('Release it to the carrier');
  screen.getByText(/The goods went back/);
  expect(screen.queryByLabelText(/^The seller’s part/)).toBeNull();
});
