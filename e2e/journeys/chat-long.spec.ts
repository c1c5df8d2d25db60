import { randomUUID } from 'node:crypto';
import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { sendMessage } from '@waybill/contract/chat/send-message';
import { bubble, enterRoom, newConversation } from '../support/chat.ts';
import { expect, test } from '../support/journey.ts';

const words = (number: number) => `Line number ${number}.`;

test('a long conversation opens at its end; whoever scrolls up finds the rest without losing their place, and a search leads there, too', async ({
  page,
}) => {
  test.slow();
  const { amina, tolu, roomId } = await newConversation();
  const params = { roomId };
  for (let number = 1; number <= 66; number += 1) {
    const writer = number % 2 === 0 ? amina : tolu;
    await writer.as.call(sendMessage, { params, body: { clientId: randomUUID(), messageText: words(number) } });
  }
  await amina.as.call(markReceipt, { params, body: { deliveredSeq: 66, readSeq: 66 } });
  await enterRoom(page, amina, roomId);
  await expect(bubble(page, words(66))).toBeInViewport();
  await expect(bubble(page, words(20)), 'is known, but nobody has asked for it').toHaveCount(0);

  // Into what is known, then into what has to be fetched: what is being read stays under the eye.
  for (const { read, comes } of [
    { read: 56, comes: 20 },
    { read: 22, comes: 1 },
  ]) {
    const line = bubble(page, words(read));
    const before = await line.evaluate((element) => {
      const box = element.closest('[role=log]');
      if (box) box.scrollTop = Math.max(10, box.scrollTop + element.getBoundingClientRect().top - 300);
      return element.getBoundingClientRect().top;
    });
    await expect(bubble(page, words(comes))).toHaveCount(1);
    const after = (await line.boundingBox())?.y ?? 0;
    expect(Math.abs(after - before), `line ${read} has not moved`).toBeLessThan(3);
  }
  await expect(page.getByRole('button', { name: 'Show older messages' })).toBeHidden();
  await page.getByRole('button', { name: 'Latest' }).click();
  await expect(bubble(page, words(66))).toBeInViewport();

  await page.reload();
  await expect(bubble(page, words(66))).toBeInViewport();
  await page.getByRole('button', { name: /^More about the chat/ }).click();
  await page.getByRole('button', { name: 'Search in this chat' }).click();
  await page.getByLabel('Search in this chat').fill(words(25));
  await page.getByRole('button', { name: words(25) }).click();
  await expect(bubble(page, words(25))).toBeInViewport();
  await expect(bubble(page, words(25))).toBeFocused();
});
