import Bell from 'lucide-react/icons/bell';
import BookOpen from 'lucide-react/icons/book-open';
import BookUser from 'lucide-react/icons/book-user';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import CodeXml from 'lucide-react/icons/code-xml';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutList from 'lucide-react/icons/layout-list';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Mail from 'lucide-react/icons/mail';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageCircle from 'lucide-react/icons/message-circle';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import SunMoon from 'lucide-react/icons/sun-moon';
import Tag from 'lucide-react/icons/tag';
import Truck from 'lucide-react/icons/truck';
import UserRoundX from 'lucide-react/icons/user-round-x';
import UsersRound from 'lucide-react/icons/users-round';
import VolumeX from 'lucide-react/icons/volume-x';
import Webhook from 'lucide-react/icons/webhook';
import { paths } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { InstallCard } from '../../offline/install-card.tsx';

type Entry = { to: string; title: string; text: string; Icon: typeof Bell };

type Group = { title: string; entries: readonly Entry[] };

const ofABusiness: Group = {
  title: 'Your business',
  entries: [
    { to: paths.board, title: 'Board', text: 'Hand out the work, and see who is where', Icon: LayoutList },
    { to: paths.earnings, title: 'Earnings', text: 'What came in, and what is your riders’', Icon: HandCoins },
    { to: paths.people, title: 'People', text: 'Who acts for you, and as what', Icon: UsersRound },
    { to: paths.vehicles, title: 'Vehicles', text: 'What you drive, and who has it', Icon: Truck },
    { to: paths.shifts, title: 'Shifts', text: 'Who rides when', Icon: CalendarDays },
    { to: paths.prices, title: 'Prices', text: 'What your rides cost', Icon: Tag },
  ],
};

const groups: readonly Group[] = [
  {
    title: 'You',
    entries: [
      { to: paths.accountSettings, title: 'Account', text: 'Identity check, devices, sign out', Icon: CircleUserRound },
      { to: paths.accountInformation, title: 'Account information', text: 'Picture, name, username, email, city', Icon: IdCard },
      { to: paths.changePassword, title: 'Password', text: 'Change how you sign in', Icon: KeyRound },
      {
        to: paths.passkeys,
        title: 'Passkeys',
        text: 'Sign in with your finger, your face or your screen lock',
        Icon: Fingerprint,
      },
      { to: paths.changePin, title: 'Wallet PIN', text: 'Four digits that protect your money', Icon: LockKeyhole },
    ],
  },
  {
    title: 'Alerts and messages',
    entries: [
      { to: paths.notificationSettings, title: 'Notifications', text: 'Everything in one place', Icon: Bell },
      { to: paths.emailNotifications, title: 'Email', text: 'Which emails you get', Icon: Mail },
      { to: paths.pushNotifications, title: 'Push', text: 'Alerts on this device', Icon: Smartphone },
      { to: paths.directMessages, title: 'Direct messages', text: 'Who may write, and what they see', Icon: MessageCircle },
      { to: paths.mutedUsers, title: 'Muted people', text: 'And posts you hid', Icon: VolumeX },
    ],
  },
  {
    title: 'Other',
    entries: [
      { to: paths.display, title: 'Look and time', text: 'Light or dark, and your time zone', Icon: SunMoon },
      {
        to: paths.additionalResources,
        title: 'Additional resources',
        text: 'Help, terms, privacy, a copy of your data',
        Icon: BookOpen,
      },
      { to: paths.receivers, title: 'Receivers', text: 'Whom you send to, and what finds their door', Icon: BookUser },
      { to: paths.pickupPlaces, title: 'Pickup places', text: 'Where you send from: shop, store, home', Icon: Store },
      { to: paths.trackingPage, title: 'Tracking page', text: 'Your name, logo and colour on it', Icon: MapPinned },
      { to: paths.apiKeys, title: 'API keys', text: 'For programs that send and follow parcels for you', Icon: CodeXml },
      { to: paths.webhooks, title: 'Webhooks', text: 'Have your server told what happens', Icon: Webhook },
      { to: paths.deactivate, title: 'Deactivate account', text: 'Close your account for good', Icon: UserRoundX },
    ],
  },
];

export function SettingsHomeRoute() {
  const { isDispatchPartner } = useUser();
  return (
    <Page narrow>
      <PageHeader title="Settings" />
      <div className="grid gap-7">
        <InstallCard />
        {(isDispatchPartner ? [ofABusiness, ...groups] : groups).map((group) => (
          <section key={group.title}>
            <h2 className="mb-2.5 text-17">{group.title}</h2>
            <Card className="overflow-hidden p-0">
              {group.entries.map(({ to, title, text, Icon }) => (
                <ListRow key={to} to={to} title={title} text={text} leading={<Icon size={22} aria-hidden="true" />} />
              ))}
            </Card>
          </section>
        ))}
      </div>
    </Page>
  );
}
