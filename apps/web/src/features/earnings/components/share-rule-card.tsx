import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareRuleView } from '@waybill/contract/earnings/share-rule';
import { updateShareRule as call } from '@waybill/contract/earnings/update-share-rule';
import { AmountField } from '../../../forms/amount-field.tsx';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { acting } from '../../../session/acting.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getShareRuleQuery } from '../api/get-share-rule.ts';
import { updateShareRule } from '../api/update-share-rule.ts';
import { termsWords } from '../model/share-words.ts';

/** What riders get of each parcel. The owner sets it; whoever keeps the books reads it. */
export function ShareRuleCard() {
  const query = useQuery(getShareRuleQuery);
  return (
    <section aria-labelledby="rule-heading">
      <Card className="grid gap-4">
        <div>
          <h2 id="rule-heading" className="text-17">
            What your riders get
          </h2>
          <p className="mt-1 text-13 text-ink-soft">
            A figure to pay them by: no money moves. It holds for what is handed over from now on. Some may have terms of their
            own, under People.
          </p>
        </div>
        {query.data ? (
          <Rule key={query.data.version} rule={query.data} />
        ) : (
          <Loading query={query} failed="We could not load the rule" rows={2} />
        )}
      </Card>
    </section>
  );
}

function Rule({ rule }: { readonly rule: ShareRuleView }) {
  if (acting() !== undefined) return <p>{termsWords(rule, rule.currency) || 'No rule: riders are paid in another way.'}</p>;
  return <RuleForm rule={rule} />;
}

function RuleForm({ rule }: { readonly rule: ShareRuleView }) {
  const queries = useQueryClient();
  const form = useSchemaForm({
    schema: call.body,
    initial: {
      percent: rule.percent === null ? '' : String(rule.percent),
      perParcel: rule.perParcel === null ? '' : amountText(rule.perParcel),
    },
    toWire: ({ percent, perParcel }) => ({
      percent: percent.trim() === '' ? null : Number(percent),
      perParcel: perParcel.trim() === '' ? null : typedAmount(perParcel),
    }),
  });
  return (
    <form
      {...form.form({
        onValid: async (wire) => {
          const saved = await updateShareRule(wire);
          queries.setQueryData(getShareRuleQuery.queryKey, saved);
          toast.success('The rule is saved', termsWords(saved, saved.currency) || 'No share is worked out from now on.');
        },
      })}
      className="grid gap-4"
    >
      <TextField
        {...form.field('percent')}
        label="Percent of each fee"
        inputMode="numeric"
        hint="Of what is left after our commission, rounded down to the kobo."
      />
      <AmountField
        {...form.field('perParcel')}
        currency={rule.currency}
        label="And for each parcel"
        hint="Handed over. Leave it empty for none."
      />
      <Button type="submit" busy={form.busy}>
        Save the rule
      </Button>
    </form>
  );
}
