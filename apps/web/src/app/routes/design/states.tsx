import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';

export function States() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-6">
        <Card>
          <SkeletonRows rows={3} />
        </Card>
        <Card className="grid gap-3">
          <Skeleton className="w-24" />
          <Skeleton shape="amount" />
          <Skeleton shape="field" />
          <Skeleton shape="button" className="w-40" />
        </Card>
      </div>
      <Card>
        <EmptyState
          drawing="shelf"
          title="No orders yet"
          text="When you send a parcel or carry one, it is listed here with its stamp."
          action={<Button>Send a parcel</Button>}
        />
      </Card>
    </div>
  );
}
