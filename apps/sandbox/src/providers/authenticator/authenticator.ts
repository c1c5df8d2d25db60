import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { acceptForms } from '../../forms.ts';
import { parseInput } from '../../problem.ts';
import type { Provider, Sandbox } from '../../provider.ts';
import { addBounded, StateFile } from '../../state-file.ts';
import { authenticatorPage } from './page.ts';
import { codeAt } from './totp.ts';

const mostAccounts = 100;
const account = z.object({ account: z.string(), secret: z.string() });
const accountsFile = z.object({ accounts: z.array(account) });

const newAccount = z.strictObject({
  account: z.string('Whose is it?').trim().min(1).max(120),
  secret: z
    .string('Please give the secret')
    .trim()
    .regex(/^[A-Za-z2-7 ]{16,128}$/, 'A secret is 16 or more letters and digits from 2 to 7'),
});

/** A phone with an authenticator app, for people who try Waybill without one at hand. */
export async function openAuthenticator(sandbox: Sandbox): Promise<Provider> {
  const file = await StateFile.open(join(sandbox.dataDir, 'authenticator.json'), accountsFile, () => ({ accounts: [] }));
  const { accounts } = file.state;
  return {
    standIn: {
      need: 'Codes for the second factor',
      vendor: 'an authenticator app on a phone',
      about:
        'Shows the six digits that change every half minute. The demo’s own people are in it already; add the secret of anybody whom you make staff yourself.',
      settings: [['Codes', `${sandbox.origin}/sandbox/authenticator`]],
      fixtures: [],
    },
    page: { path: 'authenticator', label: 'Authenticator', render: () => authenticatorPage(accounts, Date.now()) },
    routes: (app) => authenticatorRoutes(app, file),
  };
}

function authenticatorRoutes(app: FastifyInstance, file: StateFile<z.output<typeof accountsFile>>): void {
  const { accounts } = file.state;
  const add = async (input: unknown) => {
    const added = parseInput(newAccount, input);
    const known = accounts.findIndex((entry) => entry.account === added.account);
    if (known >= 0) accounts.splice(known, 1);
    addBounded(accounts, added, mostAccounts);
    await file.save();
  };
  acceptForms(app);
  app.get('/sandbox/api/authenticator', () => ({
    codes: accounts.map(({ account: name, secret }) => ({ account: name, ...codeAt(secret, Date.now()) })),
  }));
  app.post('/sandbox/api/authenticator', async (request, reply) => {
    await add(request.body);
    return reply.code(204).send();
  });
  app.post('/sandbox/authenticator', async (request, reply) => {
    await add(request.body);
    return reply.redirect('/sandbox/authenticator', 303);
  });
}
