import ArrowLeft from 'lucide-react/icons/arrow-left';
import { paths } from '../../../session/paths.ts';
import { Link } from '../../../ui/navigation/link.tsx';

export function BackToCollections() {
  return (
    <Link
      to={paths.collections}
      className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
    >
      <ArrowLeft size={20} aria-hidden="true" />
      Collected together
    </Link>
  );
}
