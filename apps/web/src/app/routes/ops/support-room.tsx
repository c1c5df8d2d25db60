import { SupportConversation } from '../../../features/ops/components/support/support-conversation.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function SupportRoomPage() {
  const { roomId } = useParams(opsPaths.supportRoom);
  return (
    <>
      <PageHeader title="Support" />
      <SupportConversation roomId={roomId} />
    </>
  );
}
