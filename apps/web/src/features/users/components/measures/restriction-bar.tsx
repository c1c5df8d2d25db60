import { measureReasonWords, type RestrictionView } from '@waybill/contract/measures/measure-view';
import { paths } from '../../../../session/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { untilWords } from '../../model/measure-words.ts';

type RestrictionBarProps = {
  readonly restriction: RestrictionView;
  /** Named while somebody acts for a business that is restricted. */
  readonly businessName?: string | undefined;
};

/** Says on every page what is closed for now, why and until when, and what goes on. */
export function RestrictionBar({ restriction: { reason, until }, businessName }: RestrictionBarProps) {
  return (
    <section aria-label="For reading only" className="acting-bar py-3">
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">
          {businessName ?? 'Your account'} is for reading only {untilWords(until)}.
        </strong>{' '}
        {measureReasonWords[reason]} You cannot post, request, offer or sell. What is under way goes on: parcels, payments, chats.
      </p>
      {businessName === undefined ? (
        <ButtonLink variant="quiet" to={paths.standing}>
          Read more, or appeal
        </ButtonLink>
      ) : null}
    </section>
  );
}
