import { homeZone } from '@waybill/contract/time-zone';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { transactionStatus } from '@waybill/contract/wallet/enums';
import { getStatement } from '@waybill/contract/wallet/get-statement';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { afterAll, describe, expect, it } from 'vitest';
import { settlePayout } from '../../src/modules/wallet/commands/settle-payout.ts';
import { readStatement } from '../../src/modules/wallet/statement/statement-rows.ts';
import { findPayout } from '../../src/modules/wallet/storage/payouts.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, goodPin, payIn, personWithMoney, untilStatus } from '../support/people-with-money.ts';
import { readPdf } from '../support/read-pdf.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

afterAll(() => expectBooksToBeRight(world));

const lagosDay = (daysAgo = 0) => new Date(Date.now() + 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
const today = { startDate: lagosDay(1), endDate: lagosDay() };

async function download(person: Pick<Person, 'request'>, query: Record<string, string>) {
  const response = await person.request(`/api/wallet/statement?${new URLSearchParams({ currency: 'NGN', ...today, ...query })}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

async function csvOf(person: Pick<Person, 'request'>, query: Record<string, string> = {}): Promise<string[][]> {
  const { status, bytes } = await download(person, { format: 'csv', ...query });
  expect(status).toBe(200);
  const lines = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  return lines.map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
}

/** Money in, credits out, a payout that comes back. */
async function personWithHistory(): Promise<Person> {
  const person = await personWithMoney(world, { NGN: 5000 });
  await person.call(buyCredits, { body: { credits: 1, currency: 'NGN', pin: goodPin } });
  const body = { currency: 'NGN', amount: 1000.01, pin: goodPin, bankCode: '001', accountNumber: '0123456781' };
  const { result } = await person.call(initiatePayout, { body });
  await reportFailure(result.reference);
  await untilStatus(person, result.id, transactionStatus.Reversed);
  return person;
}

/** The shared sandbox tells nobody; a worker asks by itself. */
async function reportFailure(reference: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const payout = await findPayout(world.db, reference);
        if (payout) await settlePayout(world.node.context, payout).catch(() => undefined);
        return (await findPayout(world.db, reference))?.state;
      },
      { timeout: 10_000 },
    )
    .toBe('returned');
}

describe('a statement', () => {
  it('has every movement, and opening plus lines is closing to the kobo', async () => {
    const person = await personWithHistory();
    const [head, , opening, ...rest] = await csvOf(person);
    expect(head?.slice(0, 3)).toEqual(['Statement for', person.details.fullName, person.details.email]);
    const closing = rest.pop();
    expect(rest.map(([, what, , moneyIn, moneyOut, balance]) => [what, moneyIn, moneyOut, balance])).toEqual([
      ['Top-up', '5000.00', '', '5000.00'],
      ['1 credit', '', '500.00', '4500.00'],
      ['To TEST ACCOUNT 0123456781', '', '1000.01', '3499.99'],
      ['Returned: To TEST ACCOUNT 0123456781', '1000.01', '', '4500.00'],
    ]);
    expect([opening?.[5], closing?.[5]]).toEqual(['0.00', '4500.00']);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(4500);
  });

  it('is a file with a name of its own, which no cache keeps', async () => {
    const person = await personWithMoney(world, { NGN: 10 });
    const csv = await download(person, { format: 'csv' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(
      `attachment; filename="waybill-ngn-${today.startDate}-${today.endDate}.csv"`,
    );
    expect(csv.headers.get('cache-control')).toContain('no-store');
    const pdf = await download(person, { format: 'pdf' });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain('.pdf"');
    expect(pdf.bytes.toString('latin1')).toMatch(/^%PDF-1\.\d\n[\s\S]*%%EOF\n$/);
    expect(readPdf(pdf.bytes)[0]?.join('\n')).toContain(`Statement for ${person.details.fullName}`);
  });

  it('of days on which nothing moved has the balance of before', async () => {
    const person = await personWithMoney(world, {});
    await payIn(world, person.id, 'NGN', 75.25, new Date(Date.now() - 60 * 86_400_000));
    expect((await csvOf(person)).slice(2).map((cells) => [cells[1], cells[5]])).toEqual([
      ['Opening balance', '75.25'],
      ['Closing balance', '75.25'],
    ]);
    const past = { startDate: lagosDay(200), endDate: lagosDay(100) };
    expect((await csvOf(person, past)).slice(2).map((cells) => cells[5])).toEqual(['0.00', '0.00']);
    expect((await csvOf(person, { currency: 'USD' })).slice(2).map((cells) => cells[5])).toEqual(['0.00', '0.00']);
  });

  it('begins where the one before ended, even when entries were written against the clock', async () => {
    const person = await personWithMoney(world, {});
    // Midnight fell between them, but the third was begun before it and written after the second.
    const midnight = Date.parse(`${lagosDay()}T00:00:00+01:00`);
    const hours = [-6, 0.01, -5, 0.02, 0.03];
    for (const [index, hour] of hours.entries())
      await payIn(world, person.id, 'NGN', 2 ** index, new Date(midnight + hour * 3_600_000));
    const day = (startDate: string) =>
      readStatement(world.db, person.id, 'NGN', { startDate, endDate: startDate, timeZone: homeZone });
    const [yesterday, thisDay] = [await day(lagosDay(1)), await day(lagosDay())];
    for (const { opening, rows, closing } of [yesterday, thisDay])
      expect(rows.reduce((sum, { change }) => sum + change, opening)).toBe(closing);
    expect(thisDay.opening).toBe(yesterday.closing);
    expect([yesterday.rows.length + thisDay.rows.length, thisDay.closing]).toEqual([5, 3100n]);
  });

  it('that would be too long is refused, not cut', async () => {
    const person = await personWithMoney(world, { NGN: 1 });
    const [account] = await world.db<
      { id: string }[]
    >`select id from ledger_account where owner_id = ${person.id} and kind = 'available'`;
    await world.db
      .begin(async (tx) => {
        await tx`
        insert into ledger_transaction (id, kind, code, request_hash, about)
        select gen_random_uuid(), 'many', 0, gen_random_uuid(), '{}' from generate_series(1, 20000)`;
        await tx`
        insert into ledger_move (transaction_id, leg, debit_id, credit_id, amount, debit_version, debit_balance, credit_version, credit_balance)
        select id, 1, -1, ${account?.id ?? '0'}, 1, n, 0, n + 1, 100 + n
        from (select id, row_number() over (order by seq) as n from ledger_transaction where kind = 'many') as many`;
        const refused = await readStatement(tx, person.id, 'NGN', { ...today, timeZone: homeZone }).catch(
          (error: unknown) => error,
        );
        expect(refused).toMatchObject({ code: 'invalid_input', fields: [{ field: 'startDate' }] });
        // Not left in the books, which must stay right.
        throw new Error('undo');
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== 'undo') throw error;
      });
  });

  it.each([
    ['format', { format: 'xls' }],
    ['currency', { format: 'csv', currency: 'GBP' }],
    ['startDate', { format: 'csv', startDate: '2026-13-01' }],
    ['endDate', { format: 'csv', startDate: '2026-10-02', endDate: '2026-10-01' }],
    ['startDate', { format: 'csv', startDate: '2025-01-01', endDate: '2026-01-02' }],
    ['startDate', { format: 'csv', startDate: '0000-01-01' }],
  ])('refuses a bad %s: %j', async (field, query) => {
    const { problem } = await (await verifiedPerson(world)).call(getStatement, {
      query: { currency: 'NGN', ...today, ...query },
    });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', field]);
  });
});
