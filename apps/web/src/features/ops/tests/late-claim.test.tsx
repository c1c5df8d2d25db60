import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { DisputeDetails } from '../components/disputes/dispute-details.tsx';
import { dispute } from './dispute.ts';
import { showInConsole } from './show-in-console.tsx';

const ended = { at: '2026-11-16T10:00:00.000Z', by: 'ops.ngozi', because: 'They have talked it over' };

it('a claim that came late is put away with a reason, and then says by whom', async () => {
  let kind = 'late-claim';
  const { of } = standInApi({
    'GET /ops/disputes/ord_1': () =>
      Response.json({ ...dispute, kind, escrow: 'captured', ended: kind === 'decided' ? ended : null }),
    'POST /ops/disputes/ord_1/looked-into': () => {
      kind = 'decided';
      return new Response(null, { status: 204 });
    },
  });
  showInConsole(<DisputeDetails orderId="ord_1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Looked into' }));
  expect(screen.queryByRole('button', { name: 'Split the fee' })).toBeNull();
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'They have talked it over' } });
  fireEvent.submit(why);
  await screen.findByText('Looked into by @ops.ngozi');
  expect(of('POST').map(({ body }) => body)).toEqual([{ because: 'They have talked it over' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Looked into' })).toBeNull());
});
