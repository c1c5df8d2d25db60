import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, Ticket } from '../../../ui/card.tsx';
import { Perforation } from '../../../ui/perforation.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { Specimen } from './specimen.tsx';

export function Surfaces() {
  const [landings, setLandings] = useState(0);
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 md:grid-cols-3">
        <Specimen name="Card" className="block">
          <Card>What lies on the page.</Card>
        </Specimen>
        <Specimen name='Ticket edge="bottom"' className="block">
          <Ticket>
            <p className="px-5 pt-5 pb-4">An order, a receipt.</p>
            <Perforation />
            <p className="px-5 pt-4 pb-5 text-ink-soft">The stub.</p>
          </Ticket>
        </Specimen>
        <Specimen name='Ticket edge="top"' className="block">
          <Ticket edge="top">
            <dl className="form-grid mt-4 grid-cols-2 border-b-0">
              <div>
                <dt className="caption">From</dt>
                <dd className="font-medium">Onitsha</dd>
              </div>
              <div>
                <dt className="caption">To</dt>
                <dd className="font-medium">Jos</dd>
              </div>
            </dl>
          </Ticket>
        </Specimen>
      </div>
      <Specimen name="Stamp tone" className="gap-6">
        <Stamp tone="palm">Delivered</Stamp>
        <Stamp tone="lagoon">In transit</Stamp>
        <Stamp tone="marigold">Waiting</Stamp>
        <Stamp tone="clay">Cancelled</Stamp>
        <Stamp tone="ink">Requested</Stamp>
      </Specimen>
      <Specimen name="Stamp landing" className="gap-6">
        <Stamp key={landings} tone="palm" landing>
          Accepted
        </Stamp>
        <Button variant="secondary" onClick={() => setLandings(landings + 1)}>
          Land it again
        </Button>
      </Specimen>
    </div>
  );
}
