import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, type Sent, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { type Settings, useSettings } from '../model/use-settings.ts';
import { emailSwitches, SavingNote, SettingSwitches } from './setting-switches.tsx';
import { WhoMayWrite } from './who-may-write.tsx';

const everything: Settings = {
  showReadReceipts: true,
  showPresence: true,
  directMessagesFrom: 'everyone',
  webPushNotificationEnabled: true,
  emailOnNewNotifications: true,
  emailOnDirectMessages: true,
  emailPaymentReceipts: true,
  emailOrderPerformance: true,
  timeZone: null,
};

function Screen() {
  const [user, setUser] = useState(everything);
  const settings = useSettings(user, setUser as (user: OwnUser) => void);
  return (
    <>
      <SettingSwitches settings={settings} switches={emailSwitches} />
      <WhoMayWrite settings={settings} />
      <SavingNote settings={settings} />
      <Toaster />
    </>
  );
}

const switchState = (name: string) => [
  one(name).checked ? 'on' : 'off',
  one(name).getAttribute('aria-busy') === 'true' ? 'busy' : 'still',
];
const one = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

/** A server that remembers, and answers each request when the test says so. */
function slowServer() {
  let kept = everything;
  const waiting: ((answer: Response) => void)[] = [];
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body));
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  const answer = (response?: Response) => {
    if (!response) kept = { ...kept, ...(bodies.at(-1) as Partial<Settings>) };
    waiting.shift()?.(response ?? Response.json(kept));
  };
  return { bodies, answer };
}

describe('a switch of the settings', () => {
  it('counts as soon as it is moved, and shows that it is being saved', async () => {
    standInApi({});
    const { bodies, answer } = slowServer();
    render(<Screen />);
    fireEvent.click(one('Payment receipts'));
    expect(switchState('Payment receipts')).toEqual(['off', 'busy']);
    expect(screen.getByText('Saving…')).toBeDefined();
    await waitFor(() => expect(bodies).toEqual([{ emailPaymentReceipts: false }]));
    answer();
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(switchState('Payment receipts')).toEqual(['off', 'still']);
    expect(one('Direct messages').checked).toBe(true);
  });

  it('goes back when it could not be saved, and says so', async () => {
    standInApi({ 'PUT /users': refusal('unavailable', 'We will be back in a moment.', { status: 503 }) });
    render(<Screen />);
    fireEvent.click(one('Notifications'));
    expect(one('Notifications').checked).toBe(false);
    expect((await screen.findAllByText('That was not saved')).length).toBeGreaterThan(0);
    expect(switchState('Notifications')).toEqual(['on', 'still']);
  });

  it('moved to and fro ends where it was moved last, however slow the server is', async () => {
    standInApi({});
    const { bodies, answer } = slowServer();
    render(<Screen />);
    for (let times = 0; times < 3; times += 1) fireEvent.click(one('Order performance'));
    for (const sent of [1, 2, 3]) {
      await waitFor(() => expect(bodies).toHaveLength(sent));
      expect(one('Order performance').checked, `while request ${sent} is under way`).toBe(false);
      answer();
    }
    await waitFor(() => expect(switchState('Order performance')).toEqual(['off', 'still']));
  });

  it('moves by itself: what another one is doing does not matter', async () => {
    const api = standInApi({
      'PUT /users': ({ body }: Sent) =>
        (body as Partial<Settings>).emailOnDirectMessages === undefined
          ? Response.json({ ...everything, ...(body as Partial<Settings>) })
          : refusal('unavailable', 'We will be back in a moment.', { status: 503 }),
    });
    render(<Screen />);
    fireEvent.click(one('Direct messages'));
    fireEvent.click(one('Payment receipts'));
    await waitFor(() => expect(api.of('PUT')).toHaveLength(2));
    await waitFor(() => expect(one('Direct messages').checked).toBe(true));
    expect(one('Payment receipts').checked).toBe(false);
  });
});

describe('who may write', () => {
  it('is chosen from two, and saved at once', async () => {
    const api = standInApi({ 'PUT /users': Response.json({ ...everything, directMessagesFrom: 'dealings' }) });
    render(<Screen />);
    fireEvent.click(screen.getByRole('radio', { name: /People I deal with/ }));
    expect(screen.getByRole('radio', { name: /People I deal with/, checked: true })).toBeDefined();
    await waitFor(() => expect(api.of('PUT')[0]?.body).toEqual({ directMessagesFrom: 'dealings' }));
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(screen.getByRole('radio', { name: /People I deal with/, checked: true })).toBeDefined();
  });
});
