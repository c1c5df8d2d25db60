import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SavedView } from '@waybill/contract/ops/saved-view';
import { expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { ViewBar } from '../components/views/view-bar.tsx';
import { chosenIn, filtersIn, sameFilters, searchOf } from '../model/view-address.ts';
import { bisi, staffAda } from './desk.ts';

const late: SavedView = {
  ...{ id: 'viw_1', list: 'orders', name: 'Late', filters: { status: '3', sort: 'oldest' } },
  ...{ isStale: false, isShared: true, madeBy: bisi, mayChange: true, isDefault: false, version: 2 },
};

function show(views: readonly SavedView[], at: string) {
  const api = standInApi({
    'GET /ops/views': () => Response.json({ views }),
    'POST /ops/views': () => Response.json({ ...late, id: 'viw_2', name: 'Mine' }, { status: 201 }),
    'PUT /ops/views/viw_1': () => Response.json(late),
    'PUT /ops/views/viw_1/removal': () => Response.json(late),
    'PUT /ops/default-views/orders': () => new Response(null, { status: 204 }),
  });
  renderWithQueries(<ViewBar list="orders" />, { at, user: staffAda('lead') });
  return api;
}

it('a view is a link to the list as it was narrowed', async () => {
  show([late], '/ops/orders');
  const link = await screen.findByRole('link', { name: 'Shared: Late' });
  expect(link.getAttribute('href')).toBe('/ops/orders?status=3&sort=oldest&view=viw_1');
});

it('a list that is narrowed to just what a view says is that view', async () => {
  show([late], '/ops/orders?sort=oldest&status=3');
  expect((await screen.findByRole('link', { name: 'Shared: Late' })).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
});

it('the chosen one is marked; narrowed otherwise it is said to be changed, and saved with what it is narrowed by now', async () => {
  const { of } = show([late], '/ops/orders?status=4&sort=oldest&view=viw_1');
  expect((await screen.findByRole('link', { name: 'Shared: Late' })).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('“Late”, changed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }));
  await waitFor(() =>
    expect(of('PUT').map(({ body }) => body)).toEqual([
      { name: 'Late', isShared: true, version: 2, filters: { status: '4', sort: 'oldest' } },
    ]),
  );
});

it('a list that is narrowed is saved under a name, to be opened with from now on', async () => {
  const { of } = show([], '/ops/orders?status=4');
  fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Open the list with it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(of('PUT').map(({ body }) => body)).toEqual([{ viewId: 'viw_2' }]));
  expect(of('POST').map(({ body }) => body)).toEqual([
    { list: 'orders', name: 'Mine', isShared: false, filters: { status: '4' } },
  ]);
});

it('offers nothing to change of a colleague’s view', async () => {
  show([{ ...late, mayChange: false }], '/ops/orders?status=4&view=viw_1');
  fireEvent.click(await screen.findByRole('button', { name: 'About this view' }));
  expect(screen.queryByRole('button', { name: /Save the changes|Remove/ })).toBeNull();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('is nowhere to be seen where nothing is saved and nothing narrows', async () => {
  const { of } = show([], '/ops/orders');
  await waitFor(() => expect(of('GET')).toHaveLength(1));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('reads the filters of its list out of the address, and nothing else', () => {
  expect(filtersIn('status=3&view=viw_1&utm=x&kind=', 'orders')).toEqual({ status: '3' });
  expect(chosenIn('status=3&view=viw_1')).toBe('viw_1');
  expect(searchOf({ id: 'viw_1', filters: {} })).toBe('view=viw_1');
  expect(sameFilters({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true);
  expect(sameFilters({ a: '1' }, { a: '1', b: '2' })).toBe(false);
});
