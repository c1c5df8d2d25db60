import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { CheckDetailsView } from '@waybill/contract/ops/get-check-details';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { CheckDetails } from '../components/kyc/check-details.tsx';
import { somebody } from './money.ts';

const at = '2026-11-16T09:00:00.000Z';
const front = {
  id: 'kyf_1',
  kind: 'front',
  fileName: 'front.jpg',
  bytes: 3,
  mediaType: 'image/webp',
  isOpened: false,
  uploadedAt: at,
} as const;
const check: CheckDetailsView = {
  id: 'kyc_1',
  person: somebody,
  subject: 'person',
  business: null,
  state: 'pending',
  attempt: 1,
  provider: 'built-in',
  documentType: 'passport',
  documentNumberEnd: '1234',
  nameOnDocument: 'Kemi Adeyemi',
  dateOfBirth: '1990-01-01',
  submittedAt: at,
  decidedAt: null,
  decidedBy: null,
  reasons: [],
  note: '',
  files: [front],
  businessDocuments: [],
  earlier: [],
};

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

async function open(changes: Partial<CheckDetailsView> = {}) {
  let isOpened = false;
  const api = standInApi({
    'GET /ops/kyc/kyc_1': () => Response.json({ ...check, files: [{ ...front, isOpened }], ...changes }),
    'GET /ops/kyc/kyc_1/files/kyf_1': () => {
      isOpened = true;
      return new Response('bytes');
    },
  });
  renderWithQueries(<CheckDetails checkId="kyc_1" />);
  await screen.findByRole('heading', { name: 'Why do you look at these papers?' });
  return { filesAsked: () => api.of('GET /ops/kyc/kyc_1/files').map(({ call }) => call.split('?')[1]) };
}

const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show the papers' }));

it('asks for no paper before it knows why', async () => {
  const { filesAsked } = await open();
  show();
  await screen.findByText('Please say why you look');
  expect(filesAsked()).toEqual([]);
  fireEvent.click(screen.getByLabelText('Deciding this check'));
  show();
  await screen.findByRole('img', { name: 'Front' });
  expect(filesAsked()).toEqual(['reason=deciding&words=']);
  expect(screen.getByText(/Shown to you for: Deciding this check/)).toBeTruthy();
});

it('wants words where no reason of the list fits', async () => {
  const { filesAsked } = await open();
  fireEvent.click(screen.getByLabelText('Something else'));
  show();
  await screen.findByText('Please say what it is about');
  expect(filesAsked()).toEqual([]);
  fireEvent.change(screen.getByLabelText('What it is about'), { target: { value: ' The insurer asks ' } });
  show();
  await waitFor(() => expect(filesAsked()).toEqual(['reason=other&words=The+insurer+asks']));
});

it('offers to decide only what is not decided yet', async () => {
  await open({ state: 'accepted', decidedAt: at, decidedBy: 'ops.ngozi' });
  expect(screen.queryByLabelText('Deciding this check')).toBeNull();
  expect(screen.getByLabelText('An appeal')).toBeTruthy();
});

it('lets nobody accept what they have not opened, says what that is, and asks no look of who refuses', async () => {
  await open();
  const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' });
  expect(accept().disabled).toBe(true);
  screen.getByText('Open these first: Front.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Refuse' }).disabled).toBe(false);
  fireEvent.click(screen.getByLabelText('Deciding this check'));
  show();
  await waitFor(() => expect(accept().disabled).toBe(false));
  expect(screen.queryByText('Open these first: Front.')).toBeNull();
});
