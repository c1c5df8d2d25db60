import { postMessage } from '../features/chat/api/send-message.ts';
import { UnfitPicture } from '../features/chat/model/outbox/after-failure.ts';
import { keepSending } from '../features/chat/model/outbox/keep-sending.ts';
import type { Delivery } from '../features/chat/model/outbox/outbox.ts';
import { outboxOf } from '../features/chat/model/outbox/outbox-here.ts';
import { sendPicture } from '../features/files/api/send-picture.ts';
import { mistakeOf } from '../features/files/model/picture-words.ts';
import { shrinkPicture } from '../features/files/model/shrink-picture.ts';

/** How the messages of somebody get out: pictures first, then the words. */
function deliveryOf(userId: string): Delivery {
  return {
    async upload(original) {
      const file = await shrinkPicture(original);
      const mistake = mistakeOf(file);
      if (mistake) throw new UnfitPicture(mistake);
      return (await sendPicture({ userId, file, profile: false, onProgress: () => {} })).publicId;
    },
    post: ({ roomId, clientId, text }, imageIdList) => postMessage(roomId, { clientId, messageText: text, imageIdList }),
  };
}

/** Sends what waits, for as long as somebody is signed in. */
export function followOutbox(userId: string): () => void {
  return keepSending(outboxOf(userId), deliveryOf(userId));
}

/** Before somebody leaves: sends what can be sent, and says whether anything is left. What cannot be read may be. */
export async function sendTheLast(userId: string): Promise<boolean> {
  const outbox = outboxOf(userId);
  try {
    await outbox.read();
    if (outbox.isWaiting()) await outbox.flush(deliveryOf(userId));
    return (await outbox.read()).length > 0;
  } catch {
    return true;
  }
}

/** Whoever leaves all the same leaves nothing of what they wrote behind. */
export function forgetOutbox(userId: string): Promise<void> {
  return outboxOf(userId).clear();
}
