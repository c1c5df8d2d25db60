import { mistakeOf, sendPicture, sendVoiceNote, shrinkPicture } from '../../../files/index.ts';
import { sendMessage } from '../../api/send-message.ts';
import { UnfitPicture } from './after-failure.ts';
import { keepSending } from './keep-sending.ts';
import type { Delivery } from './outbox.ts';
import { outboxOf } from './outbox-here.ts';

/** Sends one person’s messages: files first, then the words. */
function deliveryOf(userId: string): Delivery {
  return {
    async upload(original) {
      const file = await shrinkPicture(original);
      const mistake = mistakeOf(file);
      if (mistake) throw new UnfitPicture(mistake);
      return (await sendPicture({ userId, file, profile: false, onProgress: () => {} })).publicId;
    },
    uploadVoice: async (file) => (await sendVoiceNote(userId, file)).publicId,
    post: ({ roomId, clientId, text, voice }, imageIdList) =>
      sendMessage(roomId, {
        clientId,
        messageText: text,
        imageIdList,
        ...(voice?.publicId === undefined ? {} : { voiceNoteId: voice.publicId }),
      }),
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

/** Deletes unsent messages of somebody who signs out all the same: nothing that they wrote stays behind. */
export function forgetOutbox(userId: string): Promise<void> {
  return outboxOf(userId).clear();
}
