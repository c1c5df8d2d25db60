import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { decideDocuments } from '../support/checks.ts';
import { pdf, textFile } from '../support/documents.ts';
import { expect, test } from '../support/journey.ts';
import { cameraPhoto } from '../support/photos.ts';
import { enter } from '../support/signing-in.ts';
import { newStaff } from '../support/staff.ts';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Identity check' });
const slot = (page: Page, label: string) => sheetOf(page).getByLabel(label).and(page.locator('input'));

async function fillIn(page: Page, document: string): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.getByLabel('Document type').selectOption({ label: document });
  await sheet.getByLabel('Document number').fill('B50 123 4567');
  await sheet.getByLabel('Date of birth').fill('1994-03-21');
}

async function addPictures(page: Page, labels: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) {
    await slot(page, label).setInputFiles(await cameraPhoto(`photo-${index}.jpg`, 600, 450));
    await expect(sheetOf(page).getByText(new RegExp(`photo-${index}\\.jpg ·`))).toBeVisible();
  }
}

test('documents are handed in and accepted, and the wallet pays out from then on', async ({ page, member }) => {
  const staff = await newStaff('Ngozi Eze');
  await enter(page, member, '/wallet?popup=withdraw-funds');
  await page.getByRole('button', { name: 'See your identity check' }).click();
  const sheet = sheetOf(page);

  await test.step('what is missing is said beside its field', async () => {
    await expect(sheet.getByRole('table', { name: 'What an identity check allows' })).toContainText('₦5,000,000');
    await sheet.getByRole('button', { name: 'Submit' }).click();
    await expect(sheet.getByLabel('Document type')).toHaveAccessibleDescription('Please choose what you will show us');
    await expect(slot(page, 'Your face')).toHaveAccessibleDescription(/We need this one/);
    await expectAccessible(page);
  });

  await test.step('a passport has no back; a face is no PDF, and words are no picture', async () => {
    await fillIn(page, 'Driver’s licence');
    await expect(slot(page, 'Back of the document')).toBeAttached();
    await fillIn(page, 'Passport');
    await expect(slot(page, 'Back of the document')).not.toBeAttached();
    await slot(page, 'Your face').setInputFiles(pdf('face.pdf'));
    await expect(slot(page, 'Your face')).toHaveAccessibleDescription(/Please choose a JPEG or PNG/);
    await slot(page, 'Front of the document').setInputFiles(textFile('front.jpg', 'image/jpeg'));
    await expect(slot(page, 'Front of the document')).toHaveAccessibleDescription(/a JPEG, a PNG or a PDF/);
  });

  await test.step('they wait, also after a reload', async () => {
    await addPictures(page, ['Front of the document', 'Your face']);
    await sheet.getByRole('button', { name: 'Submit' }).click();
    await expect(sheet.getByText('We are looking at your documents')).toBeVisible();
    await page.reload();
    await expect(sheet.getByText('We are looking at your documents')).toBeVisible();
    await expect(sheet.getByText(member.fullName)).toBeVisible();
  });

  await decideDocuments(staff, member, { decision: 'accept' });
  await expect(sheet.getByText('Your identity is checked')).toBeVisible();
  await page.goto('/wallet?popup=withdraw-funds');
  await expect(page.getByText('There is nothing to withdraw')).toBeVisible();
});

test('documents are refused with reasons, and accepted at the second try', async ({ page, member }) => {
  const staff = await newStaff('Sani Musa');
  await enter(page, member, '/dashboard?popup=complete-kyc');
  const sheet = sheetOf(page);
  await fillIn(page, 'Voter’s card');
  await addPictures(page, ['Front of the document', 'Back of the document', 'Your face']);
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await expect(sheet.getByText('We are looking at your documents')).toBeVisible();

  await decideDocuments(staff, member, {
    decision: 'refuse',
    reasons: ['unreadable', 'incomplete'],
    note: 'Please use daylight.',
  });
  await expect(sheet.getByText('The pictures are too blurred or too dark to read.')).toBeVisible();
  await expect(sheet.getByText('A side or a corner of the document is missing.')).toBeVisible();
  await expect(sheet.getByText('Please use daylight.')).toBeVisible();
  await expectAccessible(page);

  await expect(sheet.getByText(/photo-0\.jpg/), 'the old pictures are not handed in again').toBeHidden();
  await fillIn(page, 'Voter’s card');
  await addPictures(page, ['Front of the document', 'Back of the document', 'Your face']);
  await page.getByRole('button', { name: 'Remove photo-1.jpg' }).click();
  await expect(sheet.getByText(/photo-1\.jpg/)).toBeHidden();
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await expect(slot(page, 'Back of the document')).toHaveAccessibleDescription(/We need this one/);
  await slot(page, 'Back of the document').setInputFiles(pdf('back.pdf'));
  await expect(sheet.getByText(/back\.pdf ·/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Submit' }).click();
  await expect(sheet.getByText('We are looking at your documents')).toBeVisible();
  await decideDocuments(staff, member, { decision: 'accept' });
  await expect(sheet.getByText('Your identity is checked')).toBeVisible();
});
