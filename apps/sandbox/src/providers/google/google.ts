import { join } from 'node:path';
import { consoleHeaders } from '../../console/page-headers.ts';
import { acceptForms } from '../../forms.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { client, createOpenidProvider, mountPath } from './openid-provider.ts';
import { People } from './people.ts';
import { peoplePage } from './people-page.ts';
import { loadProviderKeys } from './provider-keys.ts';
import { googleRoutes } from './routes.ts';

export async function openGoogle(sandbox: Sandbox): Promise<Provider> {
  const people = await People.open(join(sandbox.dataDir, 'people.json'));
  const keys = await loadProviderKeys(join(sandbox.dataDir, 'openid-keys.json'));
  const provider = createOpenidProvider(sandbox.origin, people, keys);
  const settings = [
    ['Issuer', `${sandbox.origin}${mountPath}`],
    ['Client id', client.id],
    ['Client secret', client.secret],
  ] as const;

  return {
    standIn: {
      need: 'Federated sign-in',
      vendor: 'Google',
      about: 'An OpenID Connect provider with its own account picker: choose a person it knows, or type any name and email.',
      settings,
      fixtures: [
        ['unverified@gmail.example', 'signs in with an email Google has not verified'],
        ['Cancel', 'sends the browser back with access_denied'],
      ],
    },
    page: { path: 'sign-in', label: 'Sign-in provider', render: () => peoplePage(people, settings) },
    routes: (app) => {
      acceptForms(app);
      googleRoutes(app, provider, people);
      app.post('/sandbox/sign-in/forget', async (_request, reply) => {
        await people.forgetTyped();
        return reply.headers(consoleHeaders).redirect('/sandbox/sign-in', 303);
      });
    },
  };
}
