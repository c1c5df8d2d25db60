import { fireEvent, screen, within } from '@testing-library/react';
import type { KeyView } from '@waybill/contract/developers/key-view';
import { describe, expect, it, vi } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { KeyList } from './key-list.tsx';

const key: KeyView = {
  id: 'key_01KA3N8V2X7Q4M9T5R6W8Y0Z1B',
  name: 'Shop',
  isTest: false,
  beginning: 'wb_live_x4Kd',
  scopes: ['read'],
  addresses: [],
  madeBy: { id: ada.id, fullName: ada.fullName },
  createdAt: '2026-11-01T08:00:00Z',
  lastUsedAt: null,
  expiresAt: null,
  dailyLimit: null,
};
const secret = 'wb_live_x4KdPzqT0m8R2vYc7LwNf5sJ1uGh9aEb3oIiXeDkMQU';

describe('API keys', () => {
  it('are made after somebody has shown who they are, with all that was typed, and shown this once', async () => {
    let isConfirmed = false;
    const api = standInApi({
      'GET /developers/keys': () => Response.json({ keys: isConfirmed ? [key] : [] }),
      'POST /developers/keys': () =>
        isConfirmed
          ? Response.json({ key, secret }, { status: 201 })
          : refusal('confirmation_required', 'Please confirm again that it is you.'),
      'POST /auth/password/confirm': () => {
        isConfirmed = true;
        return Response.json({ confirmedUntil: '2026-11-19T12:10:00Z' });
      },
    });
    renderWithQueries(<KeyList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make an API key' }));
    const sheet = within(screen.getByRole('dialog', { name: 'A new API key' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Make the key' }));
    expect(sheet.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(sheet.getByLabelText('Name'), { target: { value: 'Shop' } });
    fireEvent.click(sheet.getByLabelText('Send'));
    fireEvent.change(sheet.getByLabelText('Only from these addresses'), { target: { value: '203.0.113.7\n198.51.100.0/24' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Make the key' }));
    fireEvent.change(await sheet.findByLabelText('Password'), { target: { value: 'mango tree by the park' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(secret)).toBeTruthy();
    const wanted = {
      name: 'Shop',
      scopes: ['read', 'ship'],
      addresses: ['203.0.113.7', '198.51.100.0/24'],
      expiresInDays: 90,
      isTest: false,
    };
    expect(api.of('POST /developers').map(({ body }) => body)).toEqual([wanted, wanted]);
    fireEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    expect(screen.queryByText(secret)).toBeNull();
    expect(await screen.findByText('Shop')).toBeTruthy();
  });

  it('are of the live world unless the test world is chosen', async () => {
    const made = { key: { ...key, isTest: true, beginning: 'wb_test_x4Kd' }, secret };
    const api = standInApi({
      'GET /developers/keys': Response.json({ keys: [] }),
      'POST /developers/keys': Response.json(made, { status: 201 }),
    });
    renderWithQueries(<KeyList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Make an API key' }));
    const sheet = within(screen.getByRole('dialog', { name: 'A new API key' }));
    fireEvent.change(sheet.getByLabelText('Name'), { target: { value: 'Trial' } });
    expect(sheet.getByText(/until you set a daily limit/)).toBeTruthy();
    fireEvent.change(sheet.getByLabelText('It works in'), { target: { value: 'test' } });
    expect(sheet.queryByText(/until you set a daily limit/)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Make the key' }));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(api.of('POST /developers')[0]?.body).toMatchObject({ name: 'Trial', isTest: true });
  });

  it('of the test world are beside a button that empties it, after a question', async () => {
    const api = standInApi({
      'GET /developers/keys': Response.json({ keys: [{ ...key, isTest: true }] }),
      'DELETE /developers/test-world': new Response(null, { status: 204 }),
    });
    renderWithQueries(<KeyList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Start it anew' }));
    const asked = within(screen.getByRole('dialog', { name: 'Start the test world anew?' }));
    expect(api.of('DELETE /developers')).toHaveLength(0);
    fireEvent.click(asked.getByRole('button', { name: 'Start anew' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Start the test world anew?' })).toBeNull());
    expect(api.of('DELETE /developers')).toHaveLength(1);
  });

  it('say beside the addresses which of them is none', async () => {
    standInApi({ 'GET /developers/keys': Response.json({ keys: [key] }) });
    renderWithQueries(<KeyList />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change Shop' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Change the key' }));
    fireEvent.change(sheet.getByLabelText('Only from these addresses'), { target: { value: 'shop.example' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(sheet.getByText(/Please enter an address like/)).toBeTruthy();
  });

  it('have a daily limit only where they may send, and none of the others to change', async () => {
    const others = {
      ...key,
      id: 'key_01KA3N8V2X7Q4M9T5R6W8Y0Z1C',
      name: 'Board',
      madeBy: { id: 'usr_01KA3N8V2X7Q4M9T5R6W8Y0Z1B', fullName: 'Tobi Ade' },
    };
    const mine = { ...key, name: 'Mine', scopes: ['ship' as const], madeBy: { id: ada.id, fullName: ada.fullName } };
    const test = { ...mine, id: 'key_01KA3N8V2X7Q4M9T5R6W8Y0Z1E', name: 'Trial', isTest: true };
    standInApi({
      'GET /developers/keys': Response.json({
        keys: [test, mine, { ...mine, id: 'key_01KA3N8V2X7Q4M9T5R6W8Y0Z1D', name: 'Reader', scopes: ['read'] }, others],
      }),
    });
    renderWithQueries(<KeyList />);
    expect(await screen.findByRole('button', { name: 'Daily limit of Mine' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Daily limit of Reader' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Daily limit of Trial' })).toBeNull();
    expect(screen.getByText('Test world')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change Board' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Revoke Board' })).toBeTruthy();
  });
});
