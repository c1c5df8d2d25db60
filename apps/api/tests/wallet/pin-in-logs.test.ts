import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, expect, it } from 'vitest';
import { nextMessage } from '../support/mailbox.ts';
import { goodPassword, verifiedPerson } from '../support/people.ts';
import { checkIdentity, payIn } from '../support/people-with-money.ts';
import { spawnProgram } from '../support/spawned-program.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-pin-log-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('no PIN, code or account is in a log at its most talkative, nor in any table or queue', async () => {
  const program = await spawnProgram({ DATABASE_URL: world.databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'trace' });
  await program.isUp;
  const person = await verifiedPerson(world);
  await checkIdentity(world, person.id);
  await payIn(world, person.id, 'NGN', 5000);
  const visitor = world.visitor({ origin: program.origin });
  visitor.actAs(person.session);
  const payOut = (pin: string, amount: number) =>
    visitor.call(initiatePayout, {
      body: { currency: 'NGN', amount, pin, bankCode: '001', accountNumber: '7410852960' },
    });
  await visitor.call(setPin, { body: { newPin: '7319', password: goodPassword } });
  const statuses = [
    (await payOut('8642', 1000)).status,
    (await payOut('7319', 1000)).status,
    (await payOut('7319', 900_000)).status,
    (await visitor.call(buyCredits, { body: { credits: 1, currency: 'NGN', pin: '7319' } })).status,
    (await visitor.call(buyCredits, { body: { credits: 3, currency: 'NGN', pin: '7319' } })).status,
    (await visitor.call(requestPinReset)).status,
  ];
  const { code } = await nextMessage(world, person.details.phoneNumber, 'sms');
  statuses.push((await visitor.call(resetPin, { query: { otpCode: code ?? '' }, body: { newPin: '6284' } })).status);
  expect(statuses).toEqual([422, 201, 402, 201, 400, 202, 204]);
  program.child.kill('SIGTERM');
  await program.exitCode;

  const log = program.stdout() + program.stderr();
  expect(log).toContain('/api/wallet/initiatepayout');
  for (const secret of ['7319', '8642', '6284', code ?? '', '7410852960'])
    expect(log).not.toMatch(new RegExp(`(?<![\\w.])${secret}(?!\\w)`));

  const tables = await world.db<{ name: string; content: string }[]>`
    select tablename as name, query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '')::text as content
    from pg_tables where (schemaname = 'public' and tablename in ('payout', 'wallet_transaction', 'wallet_pin', 'credit_entry', 'ledger_transaction', 'realtime_inbox'))
      or (schemaname = 'jobs' and tablename like 'job%')`;
  expect(tables.length).toBeGreaterThan(6);
  const holders = tables.filter(({ content }) => /(?<![0-9a-zA-Z.+/:-])(7319|8642|6284)(?![0-9a-zA-Z.+/:-])/.test(content));
  expect(holders.map(({ name }) => name)).toEqual([]);
});
