import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
};

/** Messages for fields without words in the contract: never those of the validator. */
export const complaintWords: z.core.$ZodErrorMap = (issue) => {
  const field = String(issue.path?.at(-1) ?? '');
  const name = field === '' ? 'something' : `“${field}”`;
  if (issue.input === undefined || issue.input === null) return `Please send ${name}`;
  switch (issue.code) {
    case 'invalid_type':
      return `Please send ${kinds[issue.expected] ?? 'something else'}${field === '' ? '' : ` as ${name}`}`;
    case 'invalid_value':
      return issue.values.length <= 12
        ? `Please send one of these as ${name}: ${issue.values.map(String).join(', ')}`
        : `That is nothing we know as ${name}`;
    case 'too_small':
    case 'too_big': {
      const isText = issue.origin === 'string' || issue.origin === 'array';
      const [limit, than] = issue.code === 'too_small' ? [issue.minimum, 'least'] : [issue.maximum, 'most'];
      const unit = isText ? ` ${issue.origin === 'string' ? 'characters' : 'entries'}` : '';
      return `${name.replace(/^s/, 'S')} takes at ${than} ${limit}${unit}`;
    }
    default:
      return `We cannot read ${name}. Please check it`;
  }
};
