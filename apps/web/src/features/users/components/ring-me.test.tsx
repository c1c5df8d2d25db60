import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserWithPush } from '../../../tests/browser-with-push.ts';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { RingMe } from './ring-me.tsx';

describe('being rung with Waybill closed', () => {
  it('asks the browser when it is switched on, and sends the subscription to the server', async () => {
    const { subscribe, register, Notification } = browserWithPush('default', 'granted');
    const api = standInApi({
      'GET /push/key': Response.json({ publicKey: 'BKey' }),
      'PUT /users': Response.json({ relation: 'self' }),
    });
    render(<RingMe />);
    const toggle = await screen.findByRole('switch', { name: 'Alert me even when Waybill is closed' });
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    fireEvent.click(toggle);
    await screen.findByRole('switch', { checked: true });
    expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
    expect(subscribe.mock.calls[0]?.[0]).toEqual({ userVisibleOnly: true, applicationServerKey: 'BKey' });
    expect(api.of('PUT')[0]?.body).toEqual({
      pushNotificationToken: expect.stringContaining('https://push.example/1'),
      webPushNotificationEnabled: true,
    });
  });

  it('says where to allow it once it was refused', async () => {
    browserWithPush('default', 'denied');
    standInApi({});
    render(<RingMe />);
    fireEvent.click(await screen.findByRole('switch'));
    await screen.findByText(/Notifications are blocked in this browser/);
  });

  it('stops when it is switched off', async () => {
    const { unsubscribe } = browserWithPush('granted');
    standInApi({ 'GET /push/key': Response.json({ publicKey: 'BKey' }), 'PUT /users': Response.json({ relation: 'self' }) });
    render(<RingMe />);
    fireEvent.click(await screen.findByRole('switch', { checked: false }));
    fireEvent.click(await screen.findByRole('switch', { checked: true }));
    await screen.findByRole('switch', { checked: false });
    expect(unsubscribe).toHaveBeenCalled();
  });

  it('says so where a browser cannot', async () => {
    render(<RingMe />);
    await screen.findByText(/can only alert you while Waybill is open/);
  });
});
