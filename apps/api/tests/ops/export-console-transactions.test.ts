import { exportConsoleTransactions } from '@waybill/contract/ops/export-console-transactions';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { expect, it } from 'vitest';
import { dealAt } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('transactions are saved as a file by those who see to money, and that is written down', async () => {
  const [money, { sender: ada }] = [await staffMember(world, 'money'), await dealAt(world, 'Accepted')];
  await world.db`update wallet_transaction set title = '@SUM(A1)' where user_id = ${ada.id}`;
  const [line] = (await ada.call(listTransactions, {})).result.items;
  const text = await (await money.open(exportConsoleTransactions, { query: { userId: ada.id } })).text();
  const lines = text.split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${line?.id}"`);
  expect(lines[1]).toContain(`"'@SUM(A1)"`);
  expect(lines[1]).toContain(`"out","6500.00","NGN","Successful"`);
  const [act] = await world.db`select staff_id, what, subject, about from ops_act order by id desc limit 1`;
  expect(act).toEqual({
    ...{ staffId: money.id, what: 'list-exported', subject: 'transactions, 1 line' },
    about: { userId: ada.id, sort: 'newest' },
  });
  for (const role of ['support', 'checks'] as const)
    expect((await (await staffMember(world, role)).call(exportConsoleTransactions)).problem.code, role).toBe('not_in_role');
});

it('more than fits a file is refused, and nothing of it is written down', async () => {
  const [lead, ada] = [await staffMember(world, 'lead'), await verifiedPerson(world)];
  for (let part = 0; part < 10; part += 1)
    await world.db`
      insert into wallet_transaction (id, user_id, kind, direction, currency, amount_minor, status, title, detail, reference)
      select 'trx_' || lpad(number::text, 26, '0'), ${ada.id}, 'correction', 'in', 'NGN', 100, 1, 'A line', '', 'line-' || number
      from generate_series(${part * 5001}::int, ${part * 5001 + 5000}::int) as number`;
  const refused = (await lead.call(exportConsoleTransactions, { query: { userId: ada.id } })).problem;
  expect([refused.code, refused.errors.map(({ field }) => field)]).toEqual(['invalid_input', ['startDate']]);
  expect(refused.detail).toContain('50,000 lines');
  expect(await world.db`select 1 from ops_act where staff_id = ${lead.id}`).toEqual([]);
});
