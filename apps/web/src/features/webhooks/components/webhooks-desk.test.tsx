import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { delivery, details, endpoint } from '../tests/webhooks.ts';
import { WebhooksDesk } from './webhooks-desk.tsx';

const page = (items: readonly unknown[]) => () => Response.json({ items, nextCursor: null });
const secret = { signature: 'hmac-sha256', key: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
const one = `/webhook-endpoints/${endpoint().id}`;
const theDelivery = `/webhook-deliveries/${delivery().id}`;

function show(answers: Parameters<typeof standInApi>[0], showsSecretOf?: string) {
  const api = standInApi(answers);
  const onConfirm = vi.fn();
  renderWithQueries(<WebhooksDesk showsSecretOf={showsSecretOf} onConfirm={onConfirm} />);
  return { ...api, onConfirm };
}

async function choose(row: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'More for shop.example/hooks' }));
  const menu = Object.assign(document.querySelector('[popover]') ?? document.body, { hidePopover: () => {} });
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  fireEvent.click(await screen.findByRole('button', { name: row }));
}

describe('the page of webhooks', () => {
  it('says what they are for while there are none, and adds the first, whose secret it shows', async () => {
    let added: readonly unknown[] = [];
    const { of } = show({
      'GET /webhook-endpoints': () => page(added)(),
      'GET /webhook-deliveries': page([]),
      'POST /webhook-endpoints': () => {
        added = [endpoint()];
        return Response.json({ endpoint: endpoint(), secret }, { status: 201 });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an endpoint' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    await sheet.findByText('Please enter the address of your endpoint');
    fireEvent.change(sheet.getByLabelText('Address'), { target: { value: 'https://shop.example/hooks' } });
    for (const name of ['parcels', 'orders', 'sales']) fireEvent.click(sheet.getByLabelText(`Everything about ${name}`));
    fireEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    await screen.findByText(secret.key);
    screen.getByText('Please keep it now');
    expect(of('POST /webhook-endpoints')[0]?.body).toEqual({
      url: 'https://shop.example/hooks',
      description: '',
      types: ['payout.paid', 'payout.returned'],
      signature: 'hmac-sha256',
    });
    expect(of('POST /webhook-endpoints')[0]?.key).toBeTruthy();
  });

  it('says beside the address why it cannot be taken, and asks for an event', async () => {
    const errors = [{ field: 'url', message: 'We cannot find that host' }];
    const { of } = show({
      'GET /webhook-endpoints': page([]),
      'POST /webhook-endpoints': refusal('invalid_input', 'We cannot find that host', { status: 400, errors }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add an endpoint' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Add an endpoint' }));
    fireEvent.change(sheet.getByLabelText('Address'), { target: { value: 'https://nowhere.example' } });
    const every = ['parcels', 'orders', 'sales', 'payouts'].map((name) => sheet.getByLabelText(`Everything about ${name}`));
    for (const field of every) fireEvent.click(field);
    fireEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    await sheet.findByText('Please choose at least one event');
    expect(of('POST')).toHaveLength(0);
    for (const field of every) fireEvent.click(field);
    fireEvent.click(sheet.getByRole('button', { name: 'Add the endpoint' }));
    await sheet.findByText('We cannot find that host');
  });

  it('shows how an endpoint is, and switches one on that we switched off', async () => {
    const { of } = show({
      'GET /webhook-endpoints': page([endpoint({ isOn: false, offBecause: 'gone' })]),
      'GET /webhook-deliveries': page([]),
      [`PUT ${one}`]: Response.json(endpoint()),
    });
    await screen.findByText('We switched it off: it answered “410 Gone”.');
    fireEvent.click(screen.getByRole('button', { name: 'Switch on shop.example/hooks' }));
    await waitFor(() => expect(of(`PUT ${one}`)[0]?.body).toEqual({ isOn: true }));
  });

  it('asks who it is before it shows a secret again, and goes on by itself afterwards', async () => {
    const { onConfirm } = show({
      'GET /webhook-endpoints': page([endpoint()]),
      'GET /webhook-deliveries': page([]),
      [`GET ${one}/secret`]: refusal('confirmation_required', 'Please confirm again that it is you.', { status: 403 }),
    });
    await choose('Show the secret');
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith(endpoint().id));
  });

  it('shows the secret that was asked for before the confirmation', async () => {
    show(
      {
        'GET /webhook-endpoints': page([endpoint()]),
        'GET /webhook-deliveries': page([]),
        [`GET ${one}/secret`]: Response.json(secret),
      },
      endpoint().id,
    );
    await screen.findByText(secret.key);
  });

  it('sends a test, and shows what was delivered', async () => {
    const { of } = show({
      'GET /webhook-endpoints': page([endpoint()]),
      'GET /webhook-deliveries': page([delivery({ type: 'webhook.ping' })]),
      [`POST ${one}/ping`]: Response.json(delivery({ type: 'webhook.ping', state: 'waiting' }), { status: 201 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send a test to shop.example/hooks' }));
    await waitFor(() => expect(of(`POST ${one}/ping`)).toHaveLength(1));
    await screen.findByRole('button', { name: /webhook\.ping.*answered 204 · 85 ms.*Delivered/ });
  });

  it('says when they could not be loaded, and tries again', async () => {
    let tries = 0;
    show({
      'GET /webhook-endpoints': () => {
        tries += 1;
        return tries === 1 ? refusal('unavailable', 'We will be back.', { status: 503 }) : page([])();
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('No endpoints yet');
  });
});

describe('the deliveries', () => {
  it('are opened with their body and attempts, and replayed', async () => {
    const attempt = { at: '2026-11-19T09:30:01.000Z', status: null, ms: 15_000, fault: 'timeout', answer: '' } as const;
    const { of } = show({
      'GET /webhook-endpoints': page([endpoint()]),
      'GET /webhook-deliveries': page([delivery({ state: 'failed', last: attempt })]),
      [`GET ${theDelivery}`]: () => Response.json(details({ state: 'failed', last: attempt, history: [attempt] })),
      [`POST ${theDelivery}/replay`]: Response.json(delivery({ state: 'waiting' })),
    });
    fireEvent.click(await screen.findByRole('button', { name: /order\.accepted.*Failed/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Delivery' }));
    await sheet.findByText(/"orderId": "ord_1"/);
    sheet.getByText(/no answer in time · 15,000 ms/);
    fireEvent.click(sheet.getByRole('button', { name: 'Replay' }));
    await waitFor(() => expect(of(`POST ${theDelivery}/replay`)).toHaveLength(1));
  });

  it('are searched, and say when nothing fits', async () => {
    const { of } = show({ 'GET /webhook-endpoints': page([endpoint()]), 'GET /webhook-deliveries': page([]) });
    await screen.findByText('Nothing was sent yet');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'failed' } });
    fireEvent.change(screen.getByLabelText('Id'), { target: { value: 'ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B' } });
    await screen.findByText('Nothing fits this search');
    await waitFor(() =>
      expect(of('GET /webhook-deliveries').at(-1)?.call).toBe(
        'GET /webhook-deliveries?limit=20&state=failed&about=ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
      ),
    );
    fireEvent.click(screen.getAllByRole('button', { name: 'Show everything' })[0] ?? document.body);
    await screen.findByText('Nothing was sent yet');
  });

  it('are replayed in a range, page after page', async () => {
    const next = '2026-11-18T00:00:00.000Z';
    const { of } = show({
      'GET /webhook-endpoints': page([endpoint()]),
      'GET /webhook-deliveries': page([]),
      [`POST ${one}/replay`]: ({ body }) =>
        Response.json({ replayed: 1_000, nextFrom: (body as { from: string }).from === next ? null : next }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Replay many' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Replay them' }));
    await waitFor(() => expect(of(`POST ${one}/replay`)).toHaveLength(2));
    expect(of(`POST ${one}/replay`)[1]?.body).toEqual({ from: next, state: 'failed' });
  });
});
