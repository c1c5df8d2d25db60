import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import type { OrderFilter } from '../../api/list-orders.ts';
import { activeNegotiation, offer, summary } from '../../tests/deals.ts';
import { myPackage } from '../../tests/my-packages.ts';
import { OrderList } from './order-list.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

const page = (items: readonly unknown[], nextCursor: string | null = null) => Response.json({ items, nextCursor });

const noParcels = { 'GET /orders/packages': page([]) };

function show(filter: OrderFilter = {}) {
  const asked = { onFilter: vi.fn(), onOpen: vi.fn(), onParcel: vi.fn() };
  renderWithQueries(<OrderList filter={filter} useItems={() => []} nothingYet={<p>No orders yet</p>} {...asked} />);
  return asked;
}

function wide(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));
}

describe('the list of orders', () => {
  it('is slips on a phone, and one opens', async () => {
    wide(false);
    standInApi({ ...noParcels, 'GET /orders': page([summary({ orderStatus: 0, needsMe: true })]) });
    const { onOpen } = show();
    const list = await screen.findByRole('list', { name: 'Orders' });
    within(list).getByText('Requested');
    within(list).getByText('Tolu offers to carry it');
    fireEvent.click(within(list).getByRole('button'));
    expect(onOpen).toHaveBeenCalledWith(idOf('ord', '1'));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is a table where there is room, and a row opens once', async () => {
    wide(true);
    standInApi({ ...noParcels, 'GET /orders': page([summary()]) });
    const { onOpen } = show();
    const table = await screen.findByRole('table', { name: 'Orders' });
    within(table).getByRole('columnheader', { name: 'Status' });
    fireEvent.click(within(table).getByRole('button', { name: /^Yaba to Wuse.*Agreed$/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    fireEvent.click(within(table).getByText('Documents'));
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('says what each side pays or earns, and only the fee where nothing came of it', async () => {
    wide(false);
    const orders = [
      summary(),
      summary({ id: idOf('ord', '2'), role: 'carrier', charge: null, orderStatus: 5 }),
      summary({ id: idOf('ord', '3'), orderStatus: 6 }),
    ];
    standInApi({ 'GET /orders': page(orders) });
    show();
    const rows = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    const money = rows.map(({ textContent }) => textContent?.match(/(You pay|You earned|Fee) [\d,]+ naira/)?.[0]);
    expect(money).toEqual(['You pay 5,500 naira', 'You earned 4,500 naira', 'Fee 5,000 naira']);
  });

  it('asks for what the filter says and goes on where the last page ended', async () => {
    wide(false);
    const { of } = standInApi({
      ...noParcels,
      'GET /orders': ({ call }) =>
        call.includes('cursor=next') ? page([summary({ id: idOf('ord', '2') })]) : page([summary()], 'next'),
    });
    show({ status: 1, role: 'sender', postedByUsername: 'amina' });
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    for (const { call } of of('GET /orders')) expect(call).toMatch(/status=1&role=sender&postedByUsername=amina/);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('tells nothing yet from nothing found, and the filter can be dropped', async () => {
    wide(false);
    standInApi({ ...noParcels, 'GET /orders': page([]) });
    show();
    await screen.findByText('No orders yet');
    cleanup();
    const { onFilter } = show({ status: 5 });
    await screen.findByText('Nothing fits this filter');
    fireEvent.click(screen.getAllByRole('button', { name: 'Show everything' })[0] ?? document.body);
    expect(onFilter).toHaveBeenCalledWith({});
  });

  it('asks nobody when the last day comes first', () => {
    wide(false);
    const { sent } = standInApi({});
    show({ startDate: '2026-11-02', endDate: '2026-11-01' });
    screen.getByText('This is before the first day');
    expect(sent).toEqual([]);
  });

  it('says what went wrong, and tries again', async () => {
    wide(false);
    let fails = true;
    standInApi({
      ...noParcels,
      'GET /orders': () => (fails ? refusal('unavailable', 'We will be back in a moment.', { status: 503 }) : page([summary()])),
    });
    show();
    await screen.findByText('We could not load your orders');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('list', { name: 'Orders' });
  });

  it('changes the filter: the side, the status, the person after a pause', async () => {
    wide(false);
    standInApi({ ...noParcels, 'GET /orders': page([]) });
    const { onFilter } = show({ status: 2 });
    fireEvent.click(screen.getByRole('radio', { name: 'I carry' }));
    expect(onFilter).toHaveBeenLastCalledWith({ status: 2, role: 'carrier' });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: '' } });
    expect(onFilter).toHaveBeenLastCalledWith({});
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'looking' } });
    expect(onFilter).toHaveBeenLastCalledWith({ looking: 'true' });
    fireEvent.change(screen.getByLabelText('Sender’s username'), { target: { value: 'ami ' } });
    await waitFor(() => expect(onFilter).toHaveBeenLastCalledWith({ status: 2, postedByUsername: 'ami' }));
  });

  it.each([false, true])('begins with the parcels that look for a carrier, wherever it is drawn (wide: %s)', async (isWide) => {
    wide(isWide);
    const mine = myPackage('7', { seenBy: 3, askedBy: 1 });
    standInApi({ 'GET /orders/packages': page([mine]), 'GET /orders': page([summary()]) });
    const { onParcel, onOpen } = show();
    const list = await screen.findByRole(isWide ? 'table' : 'list', { name: 'Orders' });
    const [first] = within(list).getAllByRole('button');
    expect(first?.textContent).toMatch(/Looking for a carrier/);
    within(list).getByText('3 people saw it, 1 asked');
    within(list).getByText('13,000', { exact: false, selector: '[aria-hidden="true"]' });
    fireEvent.click(first ?? list);
    expect(onParcel).toHaveBeenCalledWith(mine);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('asks for parcels and orders as far as the filter is about them', async () => {
    wide(false);
    const { sent } = standInApi({ 'GET /orders/packages': page([myPackage('7')]), 'GET /orders': page([summary()]) });
    show({ looking: 'true' });
    await screen.findByText('Looking for a carrier');
    expect(sent.map(({ call }) => call.split('?')[0])).toEqual(['GET /orders/packages']);
    cleanup();
    sent.length = 0;
    show({ role: 'carrier' });
    await screen.findByText('Agreed');
    expect(sent.map(({ call }) => call.split('?')[0])).toEqual(['GET /orders']);
  });

  it('says so when the parcels did not arrive, and leaves nothing out in silence', async () => {
    wide(false);
    let fails = true;
    standInApi({
      'GET /orders/packages': () => (fails ? refusal('unavailable', 'Back soon.', { status: 503 }) : page([myPackage('7')])),
      'GET /orders': page([summary()]),
    });
    show();
    await screen.findByText('We could not load your parcels');
    screen.getByText('Agreed');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Looking for a carrier');
  });
});

describe('what stands above it', () => {
  it('is what waits for one, and the fees being talked about', async () => {
    standInApi({
      'GET /orders': ({ call }) =>
        call.includes('running=true')
          ? page([summary({ id: idOf('ord', '2'), orderStatus: 4, needsMe: true }), summary({ id: idOf('ord', '3') })])
          : page([summary({ orderStatus: 0, needsMe: true })]),
      'GET /orders/activenegotiations': page([
        activeNegotiation(),
        activeNegotiation({ needsMe: false, offer: offer('2', { isMine: true, by: 'sender' }) }),
      ]),
    });
    const [onOpen, onNegotiate] = [vi.fn(), vi.fn()];
    renderWithQueries(<WaitingForYou onOpen={onOpen} onNegotiate={onNegotiate} />);
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    await waitFor(() => expect(within(waiting).getAllByRole('button')).toHaveLength(3));
    fireEvent.click(within(waiting).getByRole('button', { name: /Did it arrive/ }));
    expect(onOpen).toHaveBeenCalledWith(idOf('ord', '2'));
    const underWay = screen.getByRole('region', { name: 'Fees being talked about' });
    fireEvent.click(within(underWay).getByRole('button', { name: /You suggested a fee to Tolu/ }));
    expect(onNegotiate).toHaveBeenCalledWith(idOf('pkg', '1'), idOf('usr', 'T'));
  });
});
