import type { Provider, Sandbox } from '../../provider.ts';
import { receiveMessageRoute } from './receive-message.ts';

export function openWebPush(sandbox: Sandbox): Provider {
  return {
    standIn: {
      need: 'Push notifications',
      vendor: 'the push services of browsers',
      about:
        'Takes encrypted messages as the services behind Chrome, Firefox and Safari do, and checks who signed them. It keeps them as they came: only the browser that subscribed could read them.',
      settings: [['Endpoint', `${sandbox.origin}/web-push/<any word>`]],
      fixtures: [
        ['A word beginning with gone or missing', 'the browser is no longer there: 410 or 404'],
        ['A word beginning with busy or down', 'trouble for now: 429 or 503'],
      ],
    },
    routes: (app) => receiveMessageRoute(app, new URL(sandbox.origin).origin),
  };
}
