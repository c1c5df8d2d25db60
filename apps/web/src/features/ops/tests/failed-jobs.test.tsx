import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { FailedJobs } from '../components/house/failed-jobs.tsx';

const job = {
  id: '0b54b0a4-7d0f-4f0e-a5d5-1c5b7d8e9f01',
  name: 'wallet.sendPayout',
  data: '{"reference":"wb-1"}',
  error: 'The bank did not answer',
  failedAt: '2026-11-16T10:00:00Z',
  tries: 5,
};

it('runs a failed job again, with a reason, and looks what is left', async () => {
  let isSettled = false;
  const { of } = standInApi({
    'GET /ops/jobs': () => Response.json({ items: isSettled ? [] : [job], nextCursor: null }),
    [`POST /ops/jobs/${job.id}/settling`]: () => {
      isSettled = true;
      return new Response(null, { status: 204 });
    },
  });
  renderWithQueries(<FailedJobs />);
  await screen.findByText('The bank did not answer');
  fireEvent.click(screen.getByText('Run it again'));
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'The bank is back' } });
  fireEvent.submit(why);
  await waitFor(() => expect(of('POST').map(({ body }) => body)).toEqual([{ what: 'retry', because: 'The bank is back' }]));
  await screen.findByText('Everything runs');
});
