import { render, screen } from '@testing-library/react';
import type { DisputeView } from '@waybill/contract/ops/get-dispute';
import { expect, it } from 'vitest';
import { Evidence } from '../components/disputes/evidence.tsx';

const at = '2026-11-16T09:00:00.000Z';

it('says the reasons that were ticked, and those in words of one’s own', () => {
  const event: DisputeView['history'][number] = {
    id: 'oev_1',
    what: 'cancellation-asked',
    orderStatus: 4,
    by: 'sender',
    actedBy: null,
    at,
    heardAt: at,
    proof: null,
    message: '',
    cancellationReasons: [
      { id: 2, customText: '' },
      { id: 11, customText: 'The gate is closed' },
    ],
    images: [],
  };
  render(<Evidence history={[event]} />);
  expect(screen.getByText('The carrier does not answer. The gate is closed')).toBeTruthy();
});
