// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { browserWithPush } from '../../../tests/browser-with-push.ts';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { renewPush } from './renew-push.ts';

const answers = {
  'GET /push/key': Response.json({ publicKey: 'AQID' }),
  'GET /users/usr_1': Response.json({ relation: 'self' }),
};
const registered = (api: ReturnType<typeof standInApi>) =>
  api.of('GET /users/usr_1').map(({ call }) => new URLSearchParams(call.split('?')[1]).get('webpnt'));

describe('a browser that is rung', () => {
  it('is registered for whoever is signed in now', async () => {
    const { registration, unsubscribe } = browserWithPush('granted');
    await registration.pushManager.subscribe({ applicationServerKey: 'AQID' });
    const api = standInApi(answers);
    await renewPush('usr_1');
    expect(registered(api)).toEqual([expect.stringContaining('https://push.example/1')]);
    expect(unsubscribe).not.toHaveBeenCalled();
  });

  it('subscribes anew when our key is another one', async () => {
    const { registration, subscribe, unsubscribe } = browserWithPush('granted', 'granted', new Uint8Array([9]).buffer);
    await registration.pushManager.subscribe({ applicationServerKey: 'old' });
    const api = standInApi(answers);
    await renewPush('usr_1');
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(subscribe.mock.calls.at(-1)?.[0]).toMatchObject({ applicationServerKey: 'AQID' });
    expect(registered(api)).toHaveLength(1);
  });

  it.each(['default', 'denied'] as const)('is left alone when the person has not allowed it: %s', async (permission) => {
    browserWithPush(permission);
    const api = standInApi(answers);
    await renewPush('usr_1');
    expect(api.sent).toEqual([]);
  });

  it('is left alone when it was switched off here', async () => {
    browserWithPush('granted');
    const api = standInApi(answers);
    await renewPush('usr_1');
    expect(api.sent).toEqual([]);
  });
});
