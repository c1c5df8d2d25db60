import type { PopupProps } from '../popup-props.ts';
import { SendFlow } from '../posting/send-flow.tsx';

export function PostSendPopup({ params, open }: PopupProps) {
  return <SendFlow view="PostSend" params={params} open={open} />;
}
