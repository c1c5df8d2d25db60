import { useState } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { type ChatWidget, getLiveChat } from '../api/get-live-chat.ts';
import { openSupportRoom } from '../api/open-support-room.ts';

type WriteToUsProps = {
  readonly mayLoadWidgets: boolean;
  readonly onAllow: () => void;
  readonly onRoom: (roomId: string) => void;
  /** A widget is about to serve this person: whoever knows when they leave closes it then. */
  readonly onWidget: (close: () => void) => void;
};

/** Contact to support: in a room here, or in the chat of the company that answers for us, if its cookies are welcome. */
export function WriteToUs({ mayLoadWidgets, onAllow, onRoom, onWidget }: WriteToUsProps) {
  const { busy, run } = useBusy();
  const [asked, setAsked] = useState<ChatWidget>();

  const enterRoom = async () => onRoom(await openSupportRoom());

  async function openChat(widget: ChatWidget) {
    const { openWidget, closeWidget } = await import('../model/open-widget.ts');
    onWidget(closeWidget);
    // A widget that does not come must not keep anybody from us.
    await openWidget(widget).catch(enterRoom);
  }

  async function begin() {
    // The room is always there, whatever else was set up.
    const chat = await getLiveChat().catch(() => undefined);
    if (!chat || chat.provider === 'room') await enterRoom();
    else if (mayLoadWidgets) await openChat(chat);
    else setAsked(chat);
  }

  if (!asked)
    return (
      <Button busy={busy} onClick={() => void run(begin)}>
        Write to us
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p>
        Our chat comes from another company, {asked.provider === 'tawk' ? 'Tawk.to' : 'Chatwoot'}, and sets cookies of its own. If
        you allow it, we also count visits, without knowing whose.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => {
            onAllow();
            void run(() => openChat(asked));
          }}
        >
          Allow it, and open the chat
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void run(enterRoom)}>
          Write here instead
        </Button>
      </div>
    </div>
  );
}
