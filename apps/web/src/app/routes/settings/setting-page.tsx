import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { BackToSettings } from './back-to-settings.tsx';

type SettingPageProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One page of the settings, with the way back to all of them. */
export function SettingPage({ title, lead, children }: SettingPageProps) {
  return (
    <Page narrow>
      <BackToSettings />
      <PageHeader title={title} lead={lead} />
      {children}
    </Page>
  );
}
