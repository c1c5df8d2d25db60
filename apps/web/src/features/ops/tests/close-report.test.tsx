import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReportView } from '@waybill/contract/ops/list-reports';
import { expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { CloseReportSheet } from '../components/reports/close-report-sheet.tsx';
import { somebody } from './money.ts';

const report: ReportView = {
  id: 'item-1',
  about: somebody,
  by: null,
  reason: 'spam',
  message: '',
  createdAt: '2026-11-16T09:00:00.000Z',
  alike: 2,
  item: { itemType: 3, id: 'pst_1', words: 'Buy followers', images: [], isRemoved: false },
  hasChat: false,
  closed: null,
};

function show() {
  const api = standInApi({
    [`GET /ops/people/${somebody.id}`]: () => Response.json({ ...somebody, runningOrders: 1, openReports: 3, measures: [] }),
    'POST /ops/reports/item-1/closing': () => Response.json(report),
  });
  renderWithQueries(<CloseReportSheet report={report} onClose={vi.fn()} />);
  return api;
}

const press = (words: string) => {
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: words } });
  fireEvent.submit(why);
};

it('taking down and restricting is one act, and what will happen is listed before', async () => {
  const { of } = show();
  fireEvent.click(screen.getByLabelText('Take down what was posted'));
  fireEvent.click(screen.getByLabelText(/^Restrict /));
  const list = screen.getByRole('region', { name: 'What will happen' });
  await waitFor(() => expect(list.textContent).toContain('1 running order goes on'));
  expect(list.textContent).toContain('The item goes from the timeline.');
  expect(list.textContent).toContain('2 other reports about the same close with it.');
  press('Forty times');
  expect(await screen.findByText('Please choose for how long')).toBeDefined();
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: '7' } });
  press('Forty times');
  await waitFor(() =>
    expect(of('POST').map(({ body }) => body)).toEqual([
      { outcome: 'restricted', takesDown: true, reason: 'spam', toldAs: '', days: 7, because: 'Forty times' },
    ]),
  );
});

it('taking down alone does nothing else to the person', async () => {
  const { of } = show();
  fireEvent.click(screen.getByLabelText('Take down what was posted'));
  fireEvent.click(screen.getByLabelText(/^Do nothing/));
  press('Rude');
  await waitFor(() =>
    expect(of('POST').map(({ body }) => body)).toEqual([
      { outcome: 'removed', takesDown: true, reason: 'spam', toldAs: '', because: 'Rude' },
    ]),
  );
});
