import { useMemo, useRef } from 'react';
import { paths, withQuery } from '../../../../session/paths.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { useNavigate, useQuery } from '../../../../ui/navigation/navigation.ts';
import { twoPanes, useMedia } from '../../../../ui/use-media.ts';

export type RoomLinks = {
  readonly onRequest: (packageId: string, userId: string) => void;
  readonly onOrder: (orderId: string) => void;
  /** The list, where it does not stand beside the room. */
  readonly backHref: string | undefined;
  /** The chat is gone from one’s own view. */
  readonly onDeleted: () => void;
};

/** Where a room leads. The same for as long as the room is open, so that no message is drawn anew. */
export function useRoomLinks(): RoomLinks {
  const isTwo = useMedia(twoPanes);
  const { open } = usePopup();
  const navigate = useNavigate();
  const find = useQuery().get('find') ?? undefined;
  const list = withQuery(paths.messages, { find });
  const latest = useRef(open);
  latest.current = open;
  return useMemo(
    () => ({
      onRequest: (packageId, userId) => latest.current('MessageRequestDetails', { packageId, userId }),
      onOrder: (orderId) => latest.current('OrderDetails', { orderId }),
      backHref: isTwo ? undefined : list,
      onDeleted: () => navigate(list, { replace: true }),
    }),
    [isTwo, list, navigate],
  );
}
