import type { OrderView } from '@waybill/contract/orders/order-view';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** No SMS brings the receiver their code: the sender passes it on. */
export function WithheldCode({ order }: { readonly order: OrderView }) {
  const { codeWithheld, handoverCode } = order;
  if (!codeWithheld || !handoverCode) return null;
  const receiver = order.package.secrets?.receiverFullName ?? 'the receiver';
  return (
    <Notice tone="attention" title={`Please pass the code on to ${receiver}`}>
      {codeWithheld === 'stopped'
        ? 'They take no messages from us, so no SMS went out. '
        : 'Many messages went out to this number, or for you, so this one did not. '}
      Their code is <strong className="whitespace-nowrap font-mono text-17 text-ink">{handoverCode}</strong>
      <CopyButton text={handoverCode} what="the receiver’s code" />
      They say it to the carrier when they hold the parcel, and not before. The delivery goes on as planned.
    </Notice>
  );
}
