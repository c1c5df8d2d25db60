import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import type { TimelineContext } from '../timeline/index.ts';
import type { WalletContext } from '../wallet/index.ts';

/** Sales post parcels and take payments, so they need what these two need. */
export type SalesContext = TimelineContext &
  WalletContext & {
    readonly keys: SecretKeys;
    readonly sms: SmsPort;
    /** Cookies are sent over HTTPS alone, where there is HTTPS. */
    readonly isHttps: boolean;
  };
