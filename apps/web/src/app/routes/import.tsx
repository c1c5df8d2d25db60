import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ImportDesk } from '../../features/imports/components/import-desk.tsx';
import { paths } from '../../session/paths.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { useParams } from '../../ui/navigation/use-params.ts';
import { Page } from '../../ui/page.tsx';

/** One file on its way to being parcels. */
export function ImportRoute() {
  const { id } = useParams(paths.import);
  return (
    <Page>
      <Link
        to={paths.imports}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Your files
      </Link>
      <ImportDesk key={id} importId={id} />
    </Page>
  );
}
