import { paths } from '../../../session/paths.ts';
import type { PopupParams } from '../../../session/popup/popup-views.ts';

/** Which wallet a popup is about: the one it was opened for, else the one whose page lies beneath, else the one at home. */
export function walletCurrency(params: PopupParams, pathname: string, home: 'NGN' | 'USD'): 'NGN' | 'USD' {
  if (params.currency === 'NGN' || params.currency === 'USD') return params.currency;
  if (pathname === paths.walletIntl) return 'USD';
  return pathname === paths.walletNg ? 'NGN' : home;
}
