import { createVisitor, type Visitor } from '../../../apps/api/tests/support/visitor.ts';
import type { Member } from '../../../bench/support/members.ts';
import type { Product } from './product.ts';

/** A browser of somebody behind a balancer: each request goes to the next node, and the cookies go with it. */
export function browserOf({ token }: Member, nodes: readonly Product[]): Visitor {
  let turn = Math.floor(Math.random() * nodes.length);
  return createVisitor({
    get origin() {
      turn += 1;
      const node = nodes[turn % nodes.length];
      if (!node) throw new Error('There is no node.');
      return node.origin;
    },
    headers: { authorization: `Bearer ${token}` },
  });
}
