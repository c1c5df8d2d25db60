import type { SecretKeys } from '../../platform/secret-keys.ts';
import type { SmsPort } from '../../providers/sms/port.ts';
import type { FilesContext } from '../files/index.ts';
import type { TimelineContext } from '../timeline/index.ts';
import type { WalletContext } from '../wallet/index.ts';

/** Sales post parcels, take payments and pictures, so they need what these three need. */
export type SalesContext = TimelineContext &
  FilesContext &
  WalletContext & {
    readonly keys: SecretKeys;
    readonly sms: SmsPort;
    /** Cookies are sent over HTTPS alone, where there is HTTPS. */
    readonly isHttps: boolean;
  };
