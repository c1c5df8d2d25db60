import type { WebhookSecretView } from '@waybill/contract/webhooks/endpoint-view';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

type SecretSheetProps = {
  readonly shown: { readonly secret: WebhookSecretView; readonly isNew: boolean } | null;
  readonly onClose: () => void;
};

/** What a receiver verifies deliveries with. */
export function SecretSheet({ shown, onClose }: SecretSheetProps) {
  const isPublic = shown?.secret.signature === 'ed25519';
  const name = isPublic ? 'Public key' : 'Signing secret';
  return (
    <Sheet title={name} open={shown !== null} onClose={onClose}>
      {shown ? (
        <div className="grid gap-5">
          <div className="flex items-center gap-2 rounded-field border border-line bg-paper p-3.5">
            <code className="min-w-0 flex-1 font-mono text-15 break-all select-all">{shown.secret.key}</code>
            <CopyButton text={shown.secret.key} what={name.toLowerCase()} />
          </div>
          {isPublic ? (
            <Notice tone="info">It verifies what we send and cannot sign, so it is no secret.</Notice>
          ) : (
            <Notice tone="attention" {...(shown.isNew ? { title: 'Please keep it now' } : {})}>
              Whoever has it can pose as us to your server. Keep it where your server keeps its passwords
              {shown.isNew ? ', not in your code. To see it again you confirm that it is you.' : ', not in your code.'}
            </Notice>
          )}
        </div>
      ) : null}
    </Sheet>
  );
}
