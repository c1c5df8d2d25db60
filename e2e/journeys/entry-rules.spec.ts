import { expect, test } from '../support/journey.ts';
import { enterByForm, expectDashboard, fillSignIn, signIn } from '../support/signing-in.ts';

test('a protected address leads through sign-in back to itself, with everything it carried', async ({ page, member }) => {
  await page.goto('/timeline?popup=tracking&popup.trackingId=WB-1');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await fillSignIn(page, member.username, 'not her password');
  await expect(page.getByText(/^Those sign-in details do not match/)).toBeVisible();
  await fillSignIn(page, member.username, member.password);
  await expect(page).toHaveURL('/timeline?popup=tracking&popup.trackingId=WB-1');
  await expect(page.getByRole('dialog', { name: 'Track a parcel' }).getByLabel('Tracking number')).toHaveValue('WB-1');

  await page.goto('/dashboard/orders?status=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page, 'a child of the dashboard is the page of that name').toHaveURL('/orders?status=1');
});

test('people sign in with their email, their username or their phone as they write it at home', async ({ page, member }) => {
  const spaced = member.localPhone.replace(/^(\d{4})(\d{3})(\d{4})$/, '$1 $2 $3');
  for (const identifier of [member.email.toUpperCase(), `  ${member.username} `, spaced, member.phone]) {
    await signIn(page, identifier, member.password);
    await expectDashboard(page, member.firstName);
    await page.context().clearCookies();
    await page.context().addCookies([{ name: '__allowCookie', value: '0', url: page.url() }]);
    await page.evaluate('localStorage.removeItem("waybill.signed-in")');
  }
});

test('Activity is for businesses: anybody else is sent to sign in and told why', async ({ page, member, newBrowser }) => {
  await enterByForm(page, member);
  await page.goto('/activity');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Activity is for dispatch businesses')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expectDashboard(page, member.firstName);

  const business = await (await newBrowser()).newPage();
  await business.goto('/activity');
  await fillSignIn(business, 'swiftlane');
  await expect(business.getByRole('heading', { name: 'Activity', exact: true })).toBeVisible();
});

test('an address that leads to another site is never followed', async ({ page, member }) => {
  const evil = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/login?next=//evil.example',
  ];
  const [first = '', ...others] = evil;
  await page.goto(`/login?next=${encodeURIComponent(first)}`);
  await fillSignIn(page, member.username, member.password);
  await expectDashboard(page, member.firstName);
  for (const next of others) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expectDashboard(page, member.firstName);
    await expect(page).toHaveURL('/');
  }
});

test('who is signed in has no business at the door', async ({ page, member }) => {
  await enterByForm(page, member);
  for (const address of ['/login', '/signup', '/signup/user-info', '/signup/creds', '/signup/phone-verification']) {
    await page.goto(address);
    await expectDashboard(page, member.firstName);
  }
  await page.goto('/login?next=/orders');
  await expect(page).toHaveURL('/orders');
});

test('when the person cannot be loaded, the door says so and lets them try again', async ({ page, member }) => {
  await enterByForm(page, member);
  await page.route('**/api/users/usr*', (route) => route.abort());
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('We could not load your account')).toBeVisible();
  await page.unroute('**/api/users/usr*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/orders');

  await page.route('**/api/users/usr*', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.reload();
  await expect(page.getByText('We could not load your account')).toBeVisible();
});

test('a step of signing up that skips the ones before it leads to the first', async ({ page }) => {
  await page.goto('/signup/creds');
  await expect(page).toHaveURL('/signup/user-info');
  await page.goto('/signup/security');
  await expect(page).toHaveURL('/signup/dispatch-partner');
  await page.goto('/signup/documents');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
