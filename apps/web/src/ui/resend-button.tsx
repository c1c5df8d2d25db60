import { Button } from './button.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

type ResendButtonProps = {
  /** The moment from which another code may be asked for. */
  readonly resendAt: number | undefined;
  readonly sending: boolean;
  readonly onResend: () => void;
};

/** Asks for another code, and counts the seconds until that is allowed. */
export function ResendButton({ resendAt, sending, onResend }: ResendButtonProps) {
  const wait = useSecondsUntil(resendAt);
  return (
    <Button variant="quiet" full busy={sending} disabled={wait > 0} onClick={onResend}>
      {wait > 0 ? `Send it again in ${wait} s` : 'Send the code again'}
    </Button>
  );
}
