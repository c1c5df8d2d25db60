import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import type { Wallets } from '../../../wallet/index.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import type { Booking } from '../../model/posting/booking.ts';
import type { PackageFields } from '../../model/posting/package-fields.ts';
import type { PackageFlowState } from '../../model/posting/use-package-flow.ts';

export type PackageFlowProps = {
  readonly userId: string;
  /** Whether this person’s identity is checked: only then they collect money. */
  readonly isChecked: boolean;
  readonly metadata: PackageMetadata;
  readonly wallets: Wallets;
  readonly suggested: Partial<PackageFields>;
  readonly booking?: Booking | undefined;
  /** Whether to say that something was kept. */
  readonly showsDraftNotice?: boolean;
  readonly hrefOf: (item: PackageView) => string;
  readonly open: PopupProps['open'];
  /** The address of the slip: whoever leaves to add money or to set a PIN comes back to it. */
  readonly back: string;
  readonly onSent?: (item: PackageView) => void;
};

export type PackageFlowPart = PackageFlowProps & { readonly flow: PackageFlowState };
