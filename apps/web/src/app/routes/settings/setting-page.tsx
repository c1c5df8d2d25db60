import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { paths } from '../../../session/paths.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

type SettingPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One page of the settings, with the way back to all of them. */
export function SettingPage({ title, lead, children }: SettingPageProps) {
  return (
    <Page narrow>
      <Link to={paths.settings} className="mb-2 -ml-1 inline-flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-ink">
        <ArrowLeft size={18} aria-hidden="true" />
        Settings
      </Link>
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}
