import ArrowLeft from 'lucide-react/icons/arrow-left';
import { acting } from '../../../session/acting.ts';
import { paths } from '../../../session/paths.ts';
import { Link } from '../../../ui/navigation/link.tsx';

/** Back to all settings; for members of a business, who have only a few of its pages, back to their work. */
export function BackToSettings() {
  const isMember = acting() !== undefined;
  return (
    <Link
      to={isMember ? paths.orders : paths.settings}
      className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {isMember ? 'Orders' : 'Settings'}
    </Link>
  );
}
