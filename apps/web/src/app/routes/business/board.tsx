import type { BoardAskView } from '@waybill/contract/board/board-view';
import { useCallback } from 'react';
import { BoardScreen } from '../../../features/board/components/board-screen.tsx';
import { paths } from '../../../session/paths.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page.tsx';

/** Where a business hands out its work. */
export function BoardRoute() {
  const { open } = usePopup();
  const onOpen = useCallback((orderId: string) => open('OrderDetails', { orderId }), [open]);
  const onAnswer = useCallback(
    ({ kind, orderId, packageId, senderId }: BoardAskView) => {
      if (kind === 'express') open('ExpressDeliveryList');
      else if (orderId !== null) open('OrderDetails', { orderId });
      else open('MessageRequestDetails', { packageId, userId: senderId });
    },
    [open],
  );
  return (
    // The desk of a dispatcher: as wide as the screen.
    <div className="mx-auto w-full max-w-[100rem]">
      <PageHeader
        title="Board"
        lead="What waits, who is where, and what goes wrong."
        compact
        actions={
          <ButtonLink variant="secondary" to={paths.rounds}>
            Rounds
          </ButtonLink>
        }
      />
      <BoardScreen onOpen={onOpen} onAnswer={onAnswer} />
    </div>
  );
}
