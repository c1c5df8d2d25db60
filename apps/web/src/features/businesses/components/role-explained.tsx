import { offeredWords, roleWords } from '@waybill/contract/businesses/role-words';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

type RoleExplainedProps = {
  readonly role: MemberRole;
  /** Read by whoever is asked to take it. */
  readonly isOffered?: boolean;
};

/** What somebody in a role may do for the business, and what not. */
export function RoleExplained({ role, isOffered = false }: RoleExplainedProps) {
  const { may, mayNot } = (isOffered ? offeredWords : roleWords)[role];
  return (
    <ul className="grid gap-1.5 text-15">
      {may.map((words) => (
        <li key={words} className="flex gap-2.5">
          <Check size={18} aria-label="May" className="mt-0.5 flex-none text-palm" />
          {words}
        </li>
      ))}
      {mayNot.map((words) => (
        <li key={words} className="flex gap-2.5 text-ink-soft">
          <Minus size={18} aria-label="May not" className="mt-0.5 flex-none" />
          {words}
        </li>
      ))}
    </ul>
  );
}
