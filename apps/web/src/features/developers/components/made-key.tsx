import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type MadeKeyProps = { readonly secret: string; readonly onDone: () => void };

/** The key, this once. */
export function MadeKey({ secret, onDone }: MadeKeyProps) {
  return (
    <div className="grid gap-5">
      <Notice tone="attention" title="Copy it now">
        We keep no copy: nobody can show it to you again. Keep it where your program reads its secrets, never in its code.
      </Notice>
      <div className="flex items-start gap-2 rounded-field border border-rule bg-paper p-3.5">
        <code className="min-w-0 flex-1 font-mono text-15 break-all select-all">{secret}</code>
        <CopyButton text={secret} what="the key" />
      </div>
      <Button full onClick={onDone}>
        I have kept it
      </Button>
    </div>
  );
}
