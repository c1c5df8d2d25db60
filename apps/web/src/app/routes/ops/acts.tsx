import { AuditTrail } from '../../../features/ops/components/house/audit-trail.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function ActsPage() {
  return (
    <>
      <PageHeader title="Audit trail" />
      <AuditTrail />
    </>
  );
}
