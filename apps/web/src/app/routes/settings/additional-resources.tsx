import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CodeXml from 'lucide-react/icons/code-xml';
import Cookie from 'lucide-react/icons/cookie';
import FileText from 'lucide-react/icons/file-text';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Scale from 'lucide-react/icons/scale';
import { ExportData } from '../../../features/users/components/export-data.tsx';
import { paths } from '../../../session/paths.ts';
import { ui } from '../../../session/ui/ui-state.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { SettingPage } from './setting-page.tsx';
import { useGoingOn } from './use-going-on.ts';

const toRead = [
  { to: paths.help, title: 'Help', text: 'Answers, and our support team', Icon: CircleQuestionMark },
  { to: paths.terms, title: 'Terms', text: 'What you can expect of us, and we of you', Icon: Scale },
  { to: paths.privacy, title: 'Privacy', text: 'What we know about you, and your rights', Icon: LockKeyhole },
  { to: paths.developers, title: 'Build on Waybill', text: 'A guide for developers: keys, calls and webhooks', Icon: CodeXml },
  { to: paths.licences, title: 'Licences', text: 'The work of others that Waybill stands on', Icon: FileText },
];

export function AdditionalResourcesRoute() {
  const { username } = useUser();
  const { goesOn, ask } = useGoingOn(paths.additionalResources);
  return (
    <SettingPage title="Additional resources" lead="Help, legal and a copy of your data.">
      <div className="grid gap-7">
        <Card className="overflow-hidden p-0">
          {toRead.map(({ to, title, text, Icon }) => (
            <ListRow key={to} to={to} title={title} text={text} leading={<Icon size={22} aria-hidden="true" />} />
          ))}
          <ListRow
            title="How Waybill works"
            text="The three cards from your first day"
            onClick={ui.openOnboarding}
            leading={<BookOpen size={22} aria-hidden="true" />}
          />
          <ListRow
            title="Cookies"
            text="Counting visits and the chat of our help desk: answer again"
            onClick={ui.askCookiesAgain}
            leading={<Cookie size={22} aria-hidden="true" />}
          />
        </Card>
        <section>
          <h2 className="mb-2.5 text-17">A copy of my data</h2>
          <Card className="grid gap-4">
            <p>
              Everything we hold about you in one file (JSON): profile, settings, posts, orders, ratings, chats, notifications,
              money and identity checks. Passwords, codes and what others reported are not in it. We ask for your password first.
            </p>
            <div>
              <ExportData username={username} goesOn={goesOn === 'export'} onConfirm={() => ask('export')} />
            </div>
          </Card>
        </section>
      </div>
    </SettingPage>
  );
}
