import type { PopupProps } from '../popup-props.ts';
import { BookFlow } from '../posting/book-flow.tsx';

export function BookTravellersRequestPopup(props: PopupProps) {
  return <BookFlow {...props} view="BookTravellersRequest" itemType={2} />;
}
