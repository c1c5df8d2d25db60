import { expect, it } from 'vitest';
import * as z from 'zod';
import { openPaystack } from './paystack-under-test.ts';

const bankList = z.array(z.looseObject({ id: z.number(), name: z.string(), code: z.string() }));
const pageMeta = z.object({ next: z.string().nullable(), previous: z.string().nullable(), perPage: z.number() });

it('lists Nigeria’s banks, the big ones and the phone ones, with Paystack’s codes', async () => {
  const { get } = await openPaystack();
  const { json } = await get('/bank?country=nigeria&currency=NGN&type=nuban');
  const banks = bankList.parse(json.data);
  expect(banks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
  const codes = new Map(banks.map(({ name, code }) => [code, name]));
  for (const code of ['044', '058', '011', '033', '057', '999992', '50211', '50515', '999991', '001'])
    expect(codes.has(code)).toBe(true);
  expect(banks.find(({ code }) => code === '058')).toMatchObject({
    name: 'Guaranty Trust Bank',
    slug: 'guaranty-trust-bank',
    longcode: '058152036',
    gateway: 'ibank',
    pay_with_bank: true,
    active: true,
    is_deleted: false,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect(banks.map(({ name }) => name)).toEqual(banks.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')));
  expect((await get('/bank?country=ghana')).json.data).toEqual([]);
});

it('pages through the banks with cursors, forwards and back', async () => {
  const { get } = await openPaystack();
  const all = bankList.parse((await get('/bank')).json.data).map(({ code }) => code);
  const seen: string[] = [];
  let next: string | null = '';
  let last: { previous: string | null; first: string | undefined } = { previous: null, first: undefined };
  while (next !== null) {
    const { json } = await get(`/bank?use_cursor=true&perPage=20&next=${encodeURIComponent(next)}`);
    const page = bankList.parse(json.data).map(({ code }) => code);
    const meta: z.infer<typeof pageMeta> = pageMeta.parse(json.meta);
    seen.push(...page);
    next = meta.next;
    last = { previous: meta.previous, first: page[0] };
  }
  expect(seen).toEqual(all);
  const { json } = await get(`/bank?use_cursor=true&perPage=20&previous=${encodeURIComponent(last.previous ?? '')}`);
  const before = all.indexOf(last.first ?? '');
  expect(bankList.parse(json.data).map(({ code }) => code)).toEqual(all.slice(before - 20, before));
});

it('names the holder of an account, the same one every time', async () => {
  const { get } = await openPaystack();
  const first = await get('/bank/resolve?account_number=0123456789&bank_code=058');
  expect(first.json).toMatchObject({
    message: 'Account number resolved',
    data: { account_number: '0123456789', account_name: expect.stringMatching(/^[A-Z]+ [A-Z]+ [A-Z]+$/), bank_id: 9 },
  });
  expect((await get('/bank/resolve?account_number=0123456789&bank_code=058')).json).toEqual(first.json);
  expect((await get('/bank/resolve?account_number=0123456789&bank_code=001')).json.data).toMatchObject({
    account_name: 'TEST ACCOUNT 0123456789',
  });
  const names = new Set<unknown>();
  for (let index = 0; index < 12; index += 1) {
    const { json } = await get(`/bank/resolve?account_number=01234567${10 + index}&bank_code=50211`);
    names.add(z.object({ account_name: z.string() }).parse(json.data).account_name);
  }
  expect(names.size).toBeGreaterThan(8);
});

it.each([
  ['an account nobody has', 'account_number=0000000000&bank_code=058', 422],
  ['a number that is too short', 'account_number=12345&bank_code=058', 422],
  ['a bank there is not', 'account_number=0123456789&bank_code=999', 400],
  ['a question without a bank', 'account_number=0123456789', 400],
  ['one question too many', 'account_number=9999999999&bank_code=058', 429],
])('refuses to name the holder of %s', async (_what, query, status) => {
  const { get } = await openPaystack();
  expect(await get(`/bank/resolve?${query}`)).toMatchObject({ status, json: { status: false, message: expect.any(String) } });
});
