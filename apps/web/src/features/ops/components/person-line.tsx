import type { PersonView } from '@waybill/contract/ops/person-view';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { opsHref, opsPaths } from '../model/ops-paths.ts';

type PersonLineProps = {
  readonly person: PersonView;
  /** Leads to the page about them; not inside something that leads elsewhere. */
  readonly isLink?: boolean;
  readonly size?: 28 | 36 | 44;
};

/** A person, with the facts that staff should know at once. */
export function PersonLine({ person, isLink = false, size = 36 }: PersonLineProps) {
  const { fullName, username, profilePicture } = person;
  const marks = marksOf(person);
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={fullName} src={profilePicture} size={size} />
      <span className="min-w-0">
        <span className="block truncate font-medium">
          {isLink ? (
            <Link to={opsHref(opsPaths.person, { id: person.id })} className="link-quiet">
              {fullName}
            </Link>
          ) : (
            fullName
          )}
        </span>
        <span className="block truncate text-13 text-ink-soft">
          @{username}
          {marks.map((mark) => (
            <span key={mark} className={mark === 'suspended' ? 'font-semibold text-clay' : undefined}>
              {' '}
              · {mark}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}

function marksOf({ isBlocked, isStaff, isDispatchPartner, kycStatus }: PersonView): string[] {
  const marks = [isBlocked && 'suspended', isStaff && 'our team', isDispatchPartner && 'business', kycStatus === 1 && 'checked'];
  return marks.filter((mark) => mark !== false);
}
