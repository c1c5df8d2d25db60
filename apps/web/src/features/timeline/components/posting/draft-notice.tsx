import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** A draft was found again. */
export function DraftNotice({ onStartOver }: { readonly onStartOver: () => void }) {
  return (
    <Notice
      tone="info"
      title="You began this before"
      action={
        <Button variant="secondary" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      Kept in this browser only.
    </Notice>
  );
}
