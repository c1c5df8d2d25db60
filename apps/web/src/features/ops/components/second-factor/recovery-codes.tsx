import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** Shown once: nobody can look them up later, not even we. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  return (
    <div className="grid gap-4">
      <Notice tone="attention" title="Save these codes now">
        Each of them stands in once for your phone, should it be lost. They are shown this one time only.
      </Notice>
      <div className="flex items-start justify-between gap-2 rounded-field border border-line p-4">
        <ul aria-label="Recovery codes" className="grid flex-1 gap-x-6 gap-y-1.5 font-mono text-15 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} what="the recovery codes" />
      </div>
      <Button full onClick={onSaved}>
        I have saved them
      </Button>
    </div>
  );
}
