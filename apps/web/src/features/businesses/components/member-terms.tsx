import { useQueryClient } from '@tanstack/react-query';
import type { MemberView } from '@waybill/contract/businesses/member-view';
import { updateMember as call } from '@waybill/contract/businesses/update-member';
import { homeCurrency } from '@waybill/contract/money';
import { AmountField } from '../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { updateMember } from '../api/update-member.ts';

/** What one of the riders gets instead of the rule of the business. The owner sets it. */
export function MemberTerms({ member }: { readonly member: MemberView }) {
  const { userId, fullName, sharePercent, sharePerParcel } = member;
  const queries = useQueryClient();
  const { isNigerian } = useUser();
  const form = useSchemaForm({
    schema: call.body,
    initial: {
      sharePercent: sharePercent === null ? '' : String(sharePercent),
      sharePerParcel: sharePerParcel === null ? '' : amountText(sharePerParcel),
    },
    toWire: (typed) => ({
      sharePercent: typed.sharePercent.trim() === '' ? null : Number(typed.sharePercent),
      sharePerParcel: typed.sharePerParcel.trim() === '' ? null : typedAmount(typed.sharePerParcel),
    }),
  });
  return (
    <details className="filters">
      <summary className="-ml-3 text-15">What {fullName} gets</summary>
      <form
        {...form.form({
          onValid: async (terms) => {
            const saved = await updateMember(userId, terms);
            const hasOwn = saved.sharePercent !== null || saved.sharePerParcel !== null;
            toast.success(
              hasOwn ? `${fullName} has terms of their own` : `Your rule holds for ${fullName}`,
              'It counts for what they hand over from now on.',
            );
            await queries.invalidateQueries({ queryKey: ['businesses'] });
          },
        })}
        className="grid gap-3"
      >
        <TextField
          {...form.field('sharePercent')}
          label="Percent of each fee"
          inputMode="numeric"
          hint="Of what is left after our commission."
        />
        <AmountField
          {...form.field('sharePerParcel')}
          currency={homeCurrency(isNigerian ? 'NG' : '')}
          label="And for each parcel"
          hint="Leave both empty, and your rule holds, which is under Earnings."
        />
        <Button type="submit" variant="secondary" busy={form.busy}>
          Save
        </Button>
      </form>
    </details>
  );
}
