import { QuestionList } from '../../../features/ops/components/money/question-list.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function QuestionsPage() {
  const { id } = useUser();
  return (
    <>
      <PageHeader title="Money questions" lead="What no rule can decide, the longest waiting first." />
      <QuestionList ownId={id} />
    </>
  );
}
