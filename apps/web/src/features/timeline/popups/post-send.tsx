import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { SendFlow } from '../components/package/send-flow.tsx';

export function PostSendPopup({ params, open }: PopupProps) {
  return <SendFlow view="PostSend" params={params} open={open} />;
}
