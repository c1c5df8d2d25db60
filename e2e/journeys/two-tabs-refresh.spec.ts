import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { enterByForm, expectDashboard } from '../support/signing-in.ts';

test('two tabs whose sign-in grew old renew it at the same moment, and both stay signed in', async ({
  page,
  context,
  member,
}) => {
  const renewals = countRenewals(context);
  await context.clock.install();
  await enterByForm(page, member);
  const second = await context.newPage();
  await second.goto('/orders');
  await expect(second.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();

  // The lid was closed for a quarter of an hour: in both tabs the token is too old at once.
  await Promise.all([page.clock.fastForward('15:00'), second.clock.fastForward('15:00')]);
  await expect.poll(renewals.succeeded).toBeGreaterThan(0);
  await Promise.all([seesOneDevice(page), seesOneDevice(second)]);
  expect(renewals.refused()).toBe(0);

  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([seesOneDevice(page), seesOneDevice(second)]);
});

test('the same in a browser that cannot hold a lock between its tabs', async ({ page, context, member }) => {
  await context.addInitScript('delete Navigator.prototype.locks');
  await enterByForm(page, member);
  const second = await context.newPage();
  await second.goto('/');
  await expectDashboard(second, member.firstName);
  for (let round = 0; round < 3; round += 1) await Promise.all([page.reload(), second.reload()]);
  await Promise.all([seesOneDevice(page), seesOneDevice(second)]);
});

async function seesOneDevice(page: Page): Promise<void> {
  await page.goto('/settings/1');
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your devices' }).locator('..').getByRole('listitem')).toHaveCount(1);
}

function countRenewals(context: BrowserContext) {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) statuses.push(response.status());
  });
  return {
    succeeded: () => statuses.filter((status) => status === 200).length,
    refused: () => statuses.filter((status) => status === 401 || status === 403).length,
  };
}
