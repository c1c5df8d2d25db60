import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import type { HistoryFilter } from '../model/history-filter.ts';
import { line } from '../tests/money.ts';
import { History } from './history.tsx';

const id = (end: string) => `trx_01JC000000000000000000000${end}`;

function show(filter: HistoryFilter = {}, hidden = false) {
  const asked = { onFilter: vi.fn(), onOpen: vi.fn(), onAdd: vi.fn() };
  renderWithQueries(<History currency="NGN" filter={filter} hidden={hidden} {...asked} />);
  return asked;
}

describe('the history', () => {
  it('stands by day, each line in words, and a line opens', async () => {
    const items = [
      line({
        id: id('2'),
        title: 'To ADA OBI',
        kind: 'payout',
        direction: 'out',
        status: 3,
        dateCreated: '2026-11-13T08:00:00Z',
      }),
      line({ id: id('1'), dateCreated: '2026-11-12T08:00:00Z' }),
    ];
    standInApi({ 'GET /wallet/transactions': Response.json({ items, nextCursor: null }) });
    const { onOpen } = show();
    const day = await screen.findByRole('region', { name: /^Fri 13 Nov/ });
    within(day).getByText('Returned');
    screen.getByRole('region', { name: /^Thu 12 Nov/ });
    fireEvent.click(screen.getByRole('button', { name: /To ADA OBI/ }));
    expect(onOpen).toHaveBeenCalledWith(id('2'));
  });

  it('goes on where the last page ended', async () => {
    const { of } = standInApi({
      'GET /wallet/transactions': ({ call }) =>
        call.includes('cursor=next')
          ? Response.json({ items: [line({ id: id('1'), title: 'Older' })], nextCursor: null })
          : Response.json({ items: [line({ id: id('2'), title: 'Newer' })], nextCursor: 'next' }),
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Older');
    screen.getByText('Newer');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(of('GET /wallet/transactions')).toHaveLength(2);
  });

  it('asks with the filter of the address, in the days of the reader', async () => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const { of } = standInApi({ 'GET /wallet/transactions': Response.json({ items: [], nextCursor: null }) });
    const { onFilter } = show({ status: 0, startDate: '2026-11-01' });
    fireEvent.click(within(await screen.findByText('Nothing fits this filter').then(card)).getByRole('button'));
    expect(onFilter).toHaveBeenCalledWith({});
    expect(of('GET')[0]?.call).toBe(
      `GET /wallet/transactions?currency=NGN&limit=20&timeZone=${encodeURIComponent(zone)}&status=0&startDate=2026-11-01`,
    );
  });

  it('changes one part of the filter and leaves the others', async () => {
    standInApi({ 'GET /wallet/transactions': Response.json({ items: [line()], nextCursor: null }) });
    const { onFilter } = show({ startDate: '2026-11-01' });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: '2' } });
    expect(onFilter).toHaveBeenLastCalledWith({ startDate: '2026-11-01', status: 2 });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    expect(onFilter).toHaveBeenLastCalledWith({});
  });

  it('asks nobody about days that run backwards', () => {
    const { sent } = standInApi({});
    show({ startDate: '2026-11-14', endDate: '2026-11-01' });
    screen.getByText('This is before the first day');
    screen.getByText('Nothing fits this filter');
    expect(sent).toHaveLength(0);
  });

  it('offers the first step while nothing has moved', async () => {
    standInApi({ 'GET /wallet/transactions': Response.json({ items: [], nextCursor: null }) });
    const { onAdd } = show();
    await screen.findByText('No transactions yet');
    fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
    expect(onAdd).toHaveBeenCalled();
  });

  it('says what went wrong and tries again', async () => {
    let tries = 0;
    standInApi({
      'GET /wallet/transactions': () => {
        tries += 1;
        return tries === 1
          ? refusal('unavailable', 'We will be back.', { status: 503 })
          : Response.json({ items: [line()], nextCursor: null });
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Top-up by card');
  });

  it('hides amounts with the balance', async () => {
    standInApi({ 'GET /wallet/transactions': Response.json({ items: [line({ amount: 1234 })], nextCursor: null }) });
    show({}, true);
    await screen.findByText('Top-up by card');
    await waitFor(() => expect(document.body.textContent).not.toContain('1,234'));
  });
});

function card(heading: HTMLElement): HTMLElement {
  const parent = heading.parentElement;
  if (!parent) throw new Error('The heading stands alone');
  return parent;
}
