import type { BoardAskView } from '@waybill/contract/board/board-view';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { When } from '../../../ui/when.tsx';
import { useBoard } from '../model/use-board.ts';
import { Board } from './board.tsx';

type BoardScreenProps = {
  readonly onOpen: (orderId: string) => void;
  readonly onAnswer: (ask: BoardAskView) => void;
};

/** The board as it is now, or why it is not here. */
export function BoardScreen({ onOpen, onAnswer }: BoardScreenProps) {
  const query = useBoard();
  if (!query.data) return <Loading query={query} failed="We could not load the board" rows={8} />;
  return (
    <>
      {query.isError ? (
        <Notice tone="attention" title="This board is not fresh" className="mb-4">
          It was read <When at={query.data.at} />. We try again every half minute.
        </Notice>
      ) : null}
      <Board board={query.data} onOpen={onOpen} onAnswer={onAnswer} />
    </>
  );
}
