import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { BookFlow } from '../components/posting/book-flow.tsx';

export function BookBatchShippingPopup(props: PopupProps) {
  return <BookFlow {...props} view="BookBatchShipping" itemType={4} />;
}

export function BookTravellersRequestPopup(props: PopupProps) {
  return <BookFlow {...props} view="BookTravellersRequest" itemType={2} />;
}
