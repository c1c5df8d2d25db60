import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { expectAccessibleInBothSchemes } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { codeSentTo } from '../support/mailbox.ts';
import { ops } from '../support/ops.ts';
import { behindTheScenes, goesOn, postParcel } from '../support/orders.ts';
import { newcomer, newMember } from '../support/people.ts';
import { enter, fillSignIn } from '../support/signing-in.ts';
import { chooseCity, choosePin, giveCode, goOn, introduce } from '../support/signing-up.ts';
import { expectFits } from '../support/ugly.ts';

const place = { latitude: 6.50953, longitude: 3.37112, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };

test('a shared parcel opens without an account, shows nothing private, and is there again after signing up', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const amina = await newMember('Amina Bello', { naira: 9000 });
  const { packageId } = await postParcel(amina);
  const sender = await (await newBrowser()).newPage();
  await enter(sender, amina, `/timeline/post/1/${packageId}`);
  await sender.evaluate(`Object.assign(navigator, { share: async ({ url }) => { document.title = url; } })`);
  await sender.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sender).toHaveTitle(new RegExp(`/shared/${packageId}$`));

  const answer = await page.request.get(`/shared/${packageId}`);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toContain('<meta property="og:title" content="A parcel from Yaba, Lagos to Wuse, Abuja">');
  expect(html).toMatch(/<meta property="og:description" content="Documents, 2\.5 kg, on [^"]*₦5,000\.00/);
  for (const secret of ['Herbert', 'Aminu Kano', amina.phone, 'Bello', amina.username]) expect(html).not.toContain(secret);

  await page.goto(`/shared/${packageId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A parcel from Yaba, Lagos to Wuse, Abuja');
  await expect(page.getByText('Amina', { exact: true })).toBeVisible();
  await expect(page.getByText('Bello')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Map from Yaba, Lagos to Wuse, Abuja' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFits(page, 'a shared parcel');
  await page.getByRole('link', { name: 'Sign up to carry this' }).click();
  const tolu = newcomer('Tolu Ade');
  await page.getByRole('link', { name: /I send, or carry/ }).click();
  await introduce(page, tolu);
  await chooseCity(page, 'Ikej', /Ikeja/);
  await goOn(page);
  await page.getByLabel('Phone number').fill(tolu.localPhone);
  await page.getByLabel('Email').fill(tolu.email);
  await goOn(page);
  await page.getByLabel('New password').fill(tolu.password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await giveCode(page, await codeSentTo(tolu.phone, 'sms'));
  await choosePin(page, tolu.pin, tolu.password);
  await expect(page).toHaveURL(`/timeline/post/1/${packageId}`);
  await page.goto(`/shared/${packageId}`);
  await expect(page, 'members go on to the page itself').toHaveURL(`/timeline/post/1/${packageId}`);
});

test('a shared trip and a shared person lead to sign-in and on; what is gone looks as if it had never been', {
  tag: '@phone',
}, async ({ page, member }) => {
  const chidi = await newMember('Chidi Okeke');
  await ops('mark-identity', chidi.email, 'checked');
  const { as, userId } = await behindTheScenes(chidi);
  const trip = await as.call(createTravellersRequest, {
    body: {
      dispatchMode: 4,
      pickupAddress: 'Jibowu park',
      pickupAddressJson: { ...place, label: 'Yaba, Lagos', placeId: 'waybill:yaba' },
      dropOffAddress: 'Utako park',
      dropOffAddressJson: { ...place, label: 'Ikeja, Lagos', latitude: 6.6, placeId: 'waybill:ikeja' },
      shippingDate: goesOn,
      message: 'Call me on 0803 000 0000',
    },
    idempotencyKey: crypto.randomUUID(),
  });

  await page.goto(`/shared/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chidi on Waybill');
  await expect(page.getByText('Identity checked')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFits(page, 'a shared person');

  await page.goto(`/shared/${trip.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chidi travels from Yaba, Lagos to Ikeja, Lagos');
  await expect(page.getByText('0803 000 0000')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Map from Yaba, Lagos to Ikeja, Lagos' })).toBeVisible();
  await expectFits(page, 'a shared trip');
  await page.getByRole('link', { name: 'I have an account' }).click();
  await fillSignIn(page, member.username, member.password);
  await expect(page).toHaveURL(`/timeline/post/2/${trip.id}`);

  await as.call(deleteItem, { params: { itemType: 2, itemId: trip.id } });
  const [gone, never] = [await page.request.get(`/shared/${trip.id}`), await page.request.get('/shared/nothing-at-all')];
  expect([gone.status(), never.status()]).toEqual([404, 404]);
  expect(await gone.text()).toBe(await never.text());
});
