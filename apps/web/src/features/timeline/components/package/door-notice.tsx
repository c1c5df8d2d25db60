import { Notice } from '../../../../ui/notice.tsx';

/** What paying at the door can cost whoever sends: said before they choose it. */
export function DoorNotice() {
  return (
    <Notice tone="info" title="What the door can cost you">
      When you send it, one delivery fee is set aside from your balance. Once the parcel is handed over, you have it back. If
      nobody opens or they refuse it, half of it pays the carrier for coming; bringing it back costs the other half, and another
      try a new half.
    </Notice>
  );
}
