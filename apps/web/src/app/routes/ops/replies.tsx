import { ReplyList } from '../../../features/ops/components/replies/reply-list.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function RepliesPage() {
  return (
    <>
      <PageHeader title="Saved replies" lead="What we send again and again, written once for all of us." />
      <ReplyList />
    </>
  );
}
