import * as z from 'zod';
import { S3Refusal } from './errors.ts';
import { requireSame, type S3Keys, sign } from './signature.ts';

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.int().min(0), z.int().min(0)]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]),
  z.record(z.string(), z.string()),
]);
const policySchema = z.object({ expiration: z.iso.datetime(), conditions: z.array(condition) });

type Policy = z.infer<typeof policySchema>;
export type PostedForm = { readonly bucket: string; readonly fields: ReadonlyMap<string, string>; readonly bytes: number };

/** Whether a form that anybody may have sent is one that the account signed, for this bucket, key and size, and not too late. */
export function requirePolicy(keys: S3Keys, form: PostedForm): void {
  const field = (name: string) => form.fields.get(name) ?? '';
  if (!field('policy')) throw new S3Refusal(403, 'AccessDenied', 'Access Denied.');
  requireSame(field('x-amz-signature'), sign(keys, field('x-amz-credential'), field('policy')));
  const policy = readPolicy(field('policy'));
  if (Date.parse(policy.expiration) <= Date.now()) throw denied('Policy expired.');
  const values = new Map([...form.fields, ['bucket', form.bucket]]);
  const covered = policy.conditions.flatMap((one) => check(one, values, form.bytes));
  const extra = [...form.fields.keys()].filter(
    (name) => !['policy', 'x-amz-signature'].includes(name) && !covered.includes(name),
  );
  if (extra.length > 0) throw denied(`Extra input fields: ${extra.join(', ')}`);
}

/** Names the fields that the condition covers. */
function check(one: Policy['conditions'][number], values: ReadonlyMap<string, string>, bytes: number): string[] {
  if (!Array.isArray(one)) {
    return Object.entries(one).map(([name, value]) => {
      if (values.get(name.toLowerCase()) !== value) throw denied(`Policy Condition failed: ["eq", "$${name}", "${value}"]`);
      return name.toLowerCase();
    });
  }
  if (one[0] === 'content-length-range') {
    const [, least, most] = one;
    if (bytes < least)
      throw new S3Refusal(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    if (bytes > most) throw new S3Refusal(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    return [];
  }
  const [how, variable, value] = one;
  const name = variable.slice(1).toLowerCase();
  const given = values.get(name) ?? '';
  if (how === 'eq' ? given !== value : !given.startsWith(value)) throw denied(`Policy Condition failed: ${JSON.stringify(one)}`);
  return [name];
}

function readPolicy(text: string): Policy {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    throw new S3Refusal(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.');
  }
}

function denied(reason: string): S3Refusal {
  return new S3Refusal(403, 'AccessDenied', `Invalid according to Policy: ${reason}`);
}
