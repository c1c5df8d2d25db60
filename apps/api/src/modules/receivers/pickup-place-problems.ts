import { Problem } from '../../platform/http/problem.ts';

export function noSuchPickupPlace(): Problem {
  return new Problem('not_found', 'That place is not among yours any more.');
}

export function nameTaken(name: string): Problem {
  return new Problem('name_taken', `You have a place called ${name}, at another address. Please give this one another name.`, {
    field: 'name',
  });
}
