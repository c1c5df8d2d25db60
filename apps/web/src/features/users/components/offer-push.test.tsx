import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { browserWithPush } from '../../../tests/browser-with-push.ts';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { OfferPush } from './offer-push.tsx';

const show = () => render(<OfferPush title="Know when they answer" text="We can ring this device." />);
const offer = () => screen.queryByRole('button', { name: 'Turn on alerts' });

describe('the offer to ring this device', () => {
  it('asks the browser once it is accepted, and not before', async () => {
    const { Notification } = browserWithPush('default', 'granted');
    const api = standInApi({
      'GET /push/key': Response.json({ publicKey: 'BKey' }),
      'PUT /users': Response.json({ relation: 'self' }),
    });
    show();
    const button = await screen.findByRole('button', { name: 'Turn on alerts' });
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(offer()).toBeNull());
    expect(api.of('PUT')).toHaveLength(1);
  });

  it('is not made again once it was closed', async () => {
    browserWithPush('default');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(offer()).toBeNull();
    cleanup();
    show();
    await Promise.resolve();
    expect(offer()).toBeNull();
  });

  it.each(['denied', 'unsupported'] as const)('is not made where it would lead nowhere: %s', async (pushState) => {
    if (pushState === 'denied') browserWithPush('denied');
    show();
    await new Promise((resolve) => setTimeout(resolve));
    expect(offer()).toBeNull();
  });
});
