import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { memberOf } from '../support/businesses.ts';
import { readPdf } from '../support/read-pdf.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';
import { delivered, rideWith, setRule, theseDays } from './riding.ts';

const world = useWorld({ ROLES: 'http' });

async function download(who: Visitor, format: 'csv' | 'pdf', path = '/api/business/earnings/statement', more = {}) {
  const query = new URLSearchParams({ format, ...theseDays(), ...more });
  const response = await who.request(`${path}?${query}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const cellsOf = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));

describe('the statement of what a business earned', () => {
  it('has a line for each parcel, what each rider gets, and the whole, for the accountant', async () => {
    const business = await checkedBusiness(world);
    const accountant = await memberOf(world, business, 'accountant');
    const rider = await memberOf(world, business, 'rider');
    await setRule(business, 60, 100);
    await rideWith(world, business, rider, 'LND-7-XB');
    await delivered(world, business, rider);
    const { status, headers, bytes } = await download(accountant.acting, 'csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const { startDate, endDate } = theseDays();
    expect(headers.get('content-disposition')).toBe(`attachment; filename="waybill-earnings-ngn-${startDate}-${endDate}.csv"`);
    const [head, titles, line, byRider, whole, ...more] = cellsOf(bytes);
    expect(more).toEqual([]);
    expect(head?.slice(0, 3)).toEqual(['Earnings of', 'Swift Riders', `${startDate} to ${endDate}`]);
    expect(titles?.slice(0, 7)).toEqual([
      ...['Date (Lagos)', 'Tracking number', 'What it was', 'Route', 'Rider', 'Vehicle', 'Rule'],
    ]);
    expect(line?.slice(2)).toEqual([
      ...['Handed over', 'Lagos to Abuja, Federal Capital Territory', 'Chidi Okafor', 'LND-7-XB', '60 % + 100.00'],
      ...['6000.00', '600.00', '5400.00', '3340.00', '2060.00'],
    ]);
    expect([byRider?.[4], byRider?.[10], whole?.[2], whole?.[11]]).toEqual([
      'Chidi Okafor',
      '3340.00',
      'In all, 1 parcel',
      '2060.00',
    ]);
    const pdf = await download(accountant.acting, 'pdf');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const text = readPdf(pdf.bytes).flat().join('\n');
    for (const words of ['Earnings of Swift Riders', 'Chidi Okafor', '5,400.00', '3,340.00', 'The whole'])
      expect(text).toContain(words);
  });

  it('is no formula to a spreadsheet, whatever a rider calls themselves', async () => {
    const business = await checkedBusiness(world);
    const rider = await memberOf(world, business, 'rider');
    await rider.person.call(updateUser, { body: { fullName: '+SUM(A1)' } });
    await world.db`update profile set full_name = '=1+1' where user_id = ${rider.person.id}`;
    await delivered(world, business, rider);
    const { bytes } = await download(business, 'csv');
    expect(bytes.toString('utf8')).toContain(`"'=1+1"`);
  });

  it('tells an accountant neither how the owner signs in nor anything of the bank', async () => {
    const business = await checkedBusiness(world);
    const accountant = await memberOf(world, business, 'accountant');
    const [owner] = await world.db<{ email: string }[]>`select email from account where id = ${business.id}`;
    const wallet = { currency: 'NGN' };
    for (const path of ['/api/business/earnings/statement', '/api/wallet/statement']) {
      const csv = await download(accountant.acting, 'csv', path, wallet);
      expect([path, csv.status, csv.bytes.toString('utf8').includes(owner?.email ?? '')]).toEqual([path, 200, false]);
      const pdf = await download(accountant.acting, 'pdf', path, wallet);
      expect(readPdf(pdf.bytes).flat().join('\n')).not.toContain(owner?.email);
    }
    expect((await download(business, 'csv', '/api/wallet/statement', wallet)).bytes.toString('utf8')).toContain(owner?.email);
    expect((await accountant.acting.request('/api/wallet/payoutAccounts')).status).toBe(403);
  });
});
