import { expect, test } from '../support/journey.ts';
import { cameraPhoto } from '../support/photos.ts';
import { enter } from '../support/signing-in.ts';
import { expectToast } from '../support/toasts.ts';

test('a person adds a picture of themselves, others see it, and it can be taken away', async ({ page, member }) => {
  await enter(page, member, '/settings/account-information');

  await test.step('a drawing is refused in words, and nothing is sent', async () => {
    const drawing = {
      name: 'me.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    };
    await page.getByLabel('Add a picture').setInputFiles(drawing);
    await expect(page.getByText('That is not a picture we can use')).toBeVisible();
  });

  await test.step('a photo of the camera travels small, and comes back square', async () => {
    const photo = await cameraPhoto();
    const sending = page.waitForRequest((request) => /\/upload$|\/s3\//.test(request.url()) && request.method() === 'POST');
    await page.getByLabel('Add a picture').setInputFiles(photo);
    const sent = Number((await (await sending).allHeaders())['content-length']);
    expect(sent).toBeLessThan(photo.buffer.length * 0.75);
    await expectToast(page, 'Picture updated');
    const face = page.locator('main img');
    await expect(face).toHaveAttribute('src', /^\/api\/images\/img_\w+\/320$/);
    for (const side of ['naturalWidth', 'naturalHeight']) await expect(face).toHaveJSProperty(side, 320);
  });

  await test.step('it is there on the profile, and can be taken away', async () => {
    await page.goto('/profile');
    await expect(page.locator('main img')).toBeVisible();
    await page.goto('/settings/account-information');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await expectToast(page, 'Picture removed');
    await expect(page.locator('main img')).toBeHidden();
    await expect(page.getByLabel('Add a picture')).toBeEnabled();
  });
});
