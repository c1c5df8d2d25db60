import { exportConsoleOrders } from '@waybill/contract/ops/export-console-orders';
import { expect, it } from 'vitest';
import { dealAt } from '../support/orders.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('orders are saved as a file as they are narrowed, by leads, harmless to a spreadsheet, and that is written down', async () => {
  const { sender, carrier, orderId, packageId } = await dealAt(world, 'Accepted');
  await dealAt(world, 'Accepted');
  await world.db`update escrow set title = '=HYPERLINK("http://evil.example")' where package_id = ${packageId}`;
  const lead = await staffMember(world, 'lead');
  const answer = await lead.open(exportConsoleOrders, { query: { userId: carrier.id, status: '1' } });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${orderId}"`);
  expect(lines[1]).toContain(`"'=HYPERLINK(`);
  expect(lines[1]).toContain(`"Accepted","6000.00","NGN","${sender.details.username}","${carrier.details.username}"`);
  const [act] = await world.db`select staff_id, what, subject, about from ops_act order by id desc limit 1`;
  expect(act).toEqual({
    ...{ staffId: lead.id, what: 'list-exported', subject: 'orders, 1 line' },
    about: { userId: carrier.id, status: '1', sort: 'newest' },
  });
  for (const role of ['support', 'checks', 'money'] as const)
    expect((await (await staffMember(world, role)).call(exportConsoleOrders)).problem.code, role).toBe('not_in_role');
});

it('a long list leaves in parts, whole and in its order', async () => {
  const [lead, { orderId }] = [await staffMember(world, 'lead'), await dealAt(world, 'Accepted')];
  await world.db`
    insert into delivery_order (id, tracking_id, package_id, sender_id, carrier_id, asked_by, is_booking, is_express, status, currency, fee_minor,
      route_from, route_to, created_at)
    select 'ord_' || lpad(number::text, 26, '0'), translate(lpad(number::text, 9, '0'), '01', 'AB'), package_id, sender_id, carrier_id, asked_by,
      is_booking, is_express, 7, currency, 777700, route_from, route_to, '2026-09-01T00:00:00Z'::timestamptz + (number / 3) * interval '1 second'
    from delivery_order, generate_series(1, 2345) as number where id = ${orderId}`;
  const text = await (
    await lead.open(exportConsoleOrders, { query: { leastAmount: '7777', mostAmount: '7777', sort: 'oldest' } })
  ).text();
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(1, 31));
  expect(ids).toEqual(Array.from({ length: 2345 }, (_, place) => `ord_${String(place + 1).padStart(26, '0')}`));
});
