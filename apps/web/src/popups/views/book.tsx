import type { PopupProps } from '../popup-props.ts';
import { BookFlow } from '../posting/book-flow.tsx';

export function BookBatchShippingPopup(props: PopupProps) {
  return <BookFlow {...props} view="BookBatchShipping" itemType={4} />;
}

export function BookTravellersRequestPopup(props: PopupProps) {
  return <BookFlow {...props} view="BookTravellersRequest" itemType={2} />;
}
