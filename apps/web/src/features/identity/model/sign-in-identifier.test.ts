import { expect, it } from 'vitest';
import { signInIdentifier } from './sign-in-identifier.ts';

it.each([
  ['0803 123 4567', '+2348031234567'],
  ['08031234567', '+2348031234567'],
  ['+234 803-123-4567', '+2348031234567'],
  ['+351 912 345 678', '+351912345678'],
  [' ada ', 'ada'],
  ['ada@mail.example', 'ada@mail.example'],
  ['0ada', '0ada'],
  ['12345', '12345'],
])('a person who types %j signs in as %j', (typed, sent) => {
  expect(signInIdentifier(typed)).toBe(sent);
});
