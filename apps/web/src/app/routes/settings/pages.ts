import { AccountSettingsRoute } from './account-settings.tsx';
import { AdditionalResourcesRoute } from './additional-resources.tsx';
import { ChangePasswordRoute } from './change-password.tsx';
import { ConfirmPasswordRoute } from './confirm-password.tsx';
import { DeactivateRoute } from './deactivate.tsx';
import { DirectMessagesRoute } from './direct-messages.tsx';
import { DisplayRoute } from './display.tsx';
import { EmailNotificationsRoute } from './email-notifications.tsx';
import { SettingsHomeRoute } from './home.tsx';
import { MutedUsersRoute } from './muted-users.tsx';
import { NotificationSettingsRoute } from './notification-settings.tsx';
import { PushNotificationsRoute } from './push-notifications.tsx';
import { StandingRoute } from './standing.tsx';

/** The short pages, fetched together: people go from one to the next, and each is smaller than what asking for it costs. */
export const settingsPages = {
  home: SettingsHomeRoute,
  account: AccountSettingsRoute,
  notifications: NotificationSettingsRoute,
  directMessages: DirectMessagesRoute,
  display: DisplayRoute,
  resources: AdditionalResourcesRoute,
  password: ChangePasswordRoute,
  confirmPassword: ConfirmPasswordRoute,
  mutedUsers: MutedUsersRoute,
  standing: StandingRoute,
  email: EmailNotificationsRoute,
  push: PushNotificationsRoute,
  deactivate: DeactivateRoute,
} as const;
