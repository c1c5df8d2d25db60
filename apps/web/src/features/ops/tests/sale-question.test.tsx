import { fireEvent, screen, within } from '@testing-library/react';
import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import { type DecisionPreviewView, shareSides } from '@waybill/contract/ops/preview-decision';
import { expect, it } from 'vitest';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { SaleQuestionDetails } from '../components/sale-questions/sale-question-details.tsx';
import { page, somebody } from './money.ts';
import { showInConsole } from './show-in-console.tsx';

const bag = {
  publicId: 'img_1',
  width: 800,
  height: 600,
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  sizes: [{ width: 320, url: '/files/1.webp' }],
};

const question: SaleQuestionView = {
  saleId: 'sal_1',
  title: 'Leather bag',
  seller: { ...somebody, fullName: 'Adaeze Okoro' },
  buyerName: 'Halima',
  price: 40_000.01,
  currency: 'NGN',
  since: '2026-11-18T09:00:00.000Z',
  decidedAt: null,
  description: 'Hardly used.',
  images: [],
  says: 'It is another bag',
  shows: [bag],
  answer: { says: 'It is the one in the pictures', images: [], at: '2026-11-18T09:30:00.000Z' },
  handedOverAt: '2026-11-18T08:00:00.000Z',
  orderId: null,
  trackingId: 'WB-1',
  history: [],
  decision: null,
};

const decided: NonNullable<SaleQuestionView['decision']> = {
  decision: 'refund',
  buyerGets: 40_000.01,
  sellerGets: 0,
  commission: 0,
  because: 'It is torn',
  by: 'ops.ngozi',
  at: '2026-11-18T10:00:00.000Z',
};

/** As the server would say it. */
function previewOf(body: unknown): DecisionPreviewView {
  const parts = JSON.stringify(body).includes('split')
    ? { seller: 24_624.52, buyer: 15_000.5, commission: 374.99 }
    : JSON.stringify(body).includes('release')
      ? { seller: 39_400.01, commission: 600 }
      : { buyer: 40_000.01 };
  return {
    amount: 40_000.01,
    currency: 'NGN',
    shares: shareSides.flatMap((side) => (side in parts ? [{ side, who: null, amount: Number(Reflect.get(parts, side)) }] : [])),
    creditGoesBack: false,
    limit: 50_000,
    needsSecond: false,
  };
}

function show(decide: () => Response = () => Response.json({ ...question, decision: decided })) {
  let view = question;
  const api = standInApi({
    'GET /ops/sale-questions/sal_1': () => Response.json(view),
    'GET /ops/proposals': page([]),
    'POST /ops/decisions/preview': ({ body }) => Response.json(previewOf(body)),
    'POST /ops/sale-questions/sal_1/decision': () => {
      view = { ...question, decision: decided };
      return decide();
    },
  });
  showInConsole(<SaleQuestionDetails saleId="sal_1" />);
  return api;
}

const choose = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const sums = async () =>
  within(await screen.findByLabelText('Who gets what'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.split('₦')[1]);

it.each([
  ['Refund the buyer', ['40,000.01', '40,000.01']],
  ['Release it to the seller', ['39,400.01', '600.00', '40,000.01']],
] as const)('shows before “%s” who gets what, to the kobo', async (name, expected) => {
  show();
  await choose(name);
  expect(await sums()).toEqual(expected);
});

it('counts a split as it is typed, and takes no part that is none', async () => {
  const { of } = show();
  await choose('Split the price');
  const field = screen.getByLabelText(/^The buyer’s part/);
  const why = screen.getByLabelText('Why');
  fireEvent.change(field, { target: { value: '15000.50' } });
  expect(await sums()).toEqual(['24,624.52', '15,000.50', '374.99', '40,000.01']);
  fireEvent.change(field, { target: { value: '40000.01' } });
  expect(screen.queryByLabelText('Who gets what')).toBeNull();
  fireEvent.change(why, { target: { value: 'It is torn' } });
  fireEvent.submit(why);
  await screen.findByText('To give the buyer all of it, refund them');
  fireEvent.change(field, { target: { value: '15000.50' } });
  fireEvent.submit(why);
  await screen.findByText('Decided by @ops.ngozi');
  expect(of('POST /ops/sale-questions').map(({ body }) => body)).toEqual([
    { decision: 'split', toBuyer: 15_000.5, because: 'It is torn' },
  ]);
});

it('shows what both sides say and show, and when somebody else was faster, what they decided', async () => {
  const taken = {
    type: '',
    title: 'Already decided',
    status: 409,
    detail: 'Ngozi Obi refunded the buyer just now.',
    code: 'already_decided',
    errors: [],
  };
  show(() => Response.json(taken, { status: 409, headers: { 'content-type': 'application/problem+json' } }));
  await screen.findByText('“It is another bag”');
  screen.getByRole('img', { name: 'Leather bag, as Halima got it' });
  screen.getByText('“It is the one in the pictures”');
  await choose('Release it to the seller');
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It is the same' } });
  fireEvent.submit(why);
  await screen.findByText('Somebody was faster');
  screen.getByText('Ngozi Obi refunded the buyer just now.');
  await screen.findByText('Decided by @ops.ngozi');
});
