import { readablePhone } from '@waybill/contract/readable-phone';
import type { SentCode } from '../api/send-otp.ts';
import { CodeForm } from './code-form.tsx';

/** A code that is on its way, and since when. */
export type CodeOnItsWay = SentCode & { readonly at: number };

type CodeSentProps = {
  readonly sent: CodeOnItsWay;
  readonly sending: boolean;
  readonly onResend: () => void;
  readonly onVerified: () => void | Promise<void>;
};

/** Says where the code went, and takes it. */
export function CodeSent({ sent, ...form }: CodeSentProps) {
  return (
    <>
      <p>
        We sent six digits to <strong className="font-semibold wrap-anywhere">{readablePhone(sent.destination)}</strong>.
      </p>
      <CodeForm resendAt={sent.at + sent.resendAfterSeconds * 1000} {...form} />
    </>
  );
}
