import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { agreed, collected, collection, taken, tolu } from '../tests/collections.ts';
import { CollectionPage } from './collection-page.tsx';

const id = idOf('col', '1');
const one = `GET /collections/${id}`;
const json = (body: unknown) => () => Response.json(body);

function show(first: unknown, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({ [one]: json(first), ...answers });
  renderWithQueries(<CollectionPage collectionId={id} />);
  return api;
}

describe('a collection that a carrier may take', () => {
  it('is taken as it is seen, parcels and sum, with one press, and asks for the code then', async () => {
    const take = `POST /collections/${id}/take`;
    const { of } = show(collection(), { [take]: json(taken()) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take all 2' }));
    await screen.findByText('The sender’s code for all');
    expect(of(take)[0]).toMatchObject({ body: { packageIds: [idOf('pkg', '1'), idOf('pkg', '2')], total: 4_000 } });
    expect(of(take)[0]?.key).not.toBeNull();
  });

  it('shows what is left where one was gone, to be taken with another press', async () => {
    const answers = [
      collection(),
      collection({
        count: 1,
        total: 2_000,
        carrierEarns: 1_800,
        parcels: [collected('1', { state: 'elsewhere' }), collected('2')],
      }),
    ];
    show(undefined, {
      [one]: () => Response.json(answers.length > 1 ? answers.shift() : answers[0]),
      [`POST /collections/${id}/take`]: refusal('list_changed', 'One of these parcels is no longer to be had.', { status: 409 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take all 2' }));
    await screen.findByRole('button', { name: 'Take all 1' });
    screen.getByText(/Goes with somebody else/);
  });

  it('can be declined by whoever was asked, and by nobody else', async () => {
    const { of } = show(collection({ asked: tolu }), { [`DELETE /collections/${id}`]: new Response(null, { status: 204 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'No, not this time' }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
  });

  it('says when somebody was faster', async () => {
    show(undefined, { [one]: refusal('not_found', 'That is no longer here.', { status: 404 }) });
    await screen.findByText('Not on offer any more');
  });
});

describe('a collection at the door', () => {
  it('picks up what is ticked with the one code, and leaves the rest to be fetched', async () => {
    const pickup = `POST /collections/${id}/pickup`;
    const { of } = show(taken(), { [pickup]: json(taken({ parcels: [agreed('1', 2), agreed('2')] })) });
    const missing = await screen.findByLabelText(/Receiver 2/);
    expect(screen.getByRole('button', { name: 'I have 2 parcels' })).toBeDefined();
    fireEvent.click(missing);
    screen.getByText(/stays agreed on/);
    fireEvent.change(screen.getByLabelText('The sender’s code for all'), { target: { value: '482913' } });
    fireEvent.click(screen.getByRole('button', { name: 'I have 1 parcel' }));
    await waitFor(() => expect(screen.queryByLabelText(/Receiver 1/)).toBeNull());
    expect(of(pickup)[0]?.body).toEqual({ orderIds: [idOf('ord', '1')], code: '482913' });
    expect(screen.getByLabelText(/Receiver 2/)).toHaveProperty('checked', true);
  });

  it('says beside the code that it is wrong, and keeps what was ticked', async () => {
    const errors = [{ field: 'code', message: 'That is not the sender’s code for all of them. 4 tries left.' }];
    show(taken(), { [`POST /collections/${id}/pickup`]: refusal('code_wrong', 'Wrong', { errors }) });
    fireEvent.click(await screen.findByLabelText(/Receiver 2/));
    fireEvent.change(screen.getByLabelText('The sender’s code for all'), { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'I have 1 parcel' }));
    await screen.findByText(/4 tries left/);
    expect(screen.getByLabelText(/Receiver 2/)).toHaveProperty('checked', false);
  });
});

describe('a collection of one’s own', () => {
  it('shows one code for all once it is taken, and leads to the labels of all', async () => {
    show(taken({ role: 'sender', pickupCode: '482913' }));
    const code = await screen.findByRole('region', { name: 'Pickup code for all' });
    within(code).getByText('4 8 2 9 1 3');
    const labels = screen.getByRole('link', { name: 'Print their labels' });
    expect(labels.getAttribute('href')).toBe(`/orders/labels?chosen=${idOf('ord', '1')}%2C${idOf('ord', '2')}`);
  });

  it('is taken back after a question', async () => {
    const { of } = show(collection({ role: 'sender', asked: tolu }), {
      [`DELETE /collections/${id}`]: new Response(null, { status: 204 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
  });
});
