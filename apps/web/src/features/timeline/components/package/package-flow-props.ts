import type { Currency } from '@waybill/contract/money';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { ReactNode } from 'react';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import type { Booking } from '../../model/posting/booking.ts';
import type { PackageFields } from '../../model/posting/package-fields.ts';
import type { StepName } from '../../model/posting/package-steps.ts';
import type { PackageFlowState } from '../../model/posting/use-package-flow.ts';
import type { PackageSlots } from './package-slots.ts';

export type WalletState = { readonly balance: number; readonly hasPin: boolean };

export type PackageFlowProps = {
  readonly userId: string;
  readonly metadata: PackageMetadata;
  readonly home: Currency;
  /** The wallets there are to pay from. */
  readonly currencies: readonly Currency[];
  readonly wallet: (currency: Currency) => WalletState;
  readonly guard: (currency: Currency) => ReactNode;
  readonly suggested: Partial<PackageFields>;
  readonly booking?: Booking | undefined;
  /** Where to begin, if everything before it is answered. */
  readonly begin?: StepName | undefined;
  /** Whether to say that something was kept. */
  readonly saysKept?: boolean;
  readonly slots: PackageSlots;
  readonly hrefOf: (item: PackageView) => string;
  readonly onSetPin: () => void;
  readonly onShort: (currency: Currency, missing: number) => void;
  readonly onSent?: (item: PackageView) => void;
};

export type PackageFlowPart = PackageFlowProps & { readonly flow: PackageFlowState };
