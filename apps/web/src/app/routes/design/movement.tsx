import Bell from 'lucide-react/icons/bell';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

const steps = ['About you', 'Password', 'Code', 'PIN'];

export function Movement() {
  const [tab, setTab] = useState('sent');
  return (
    <div className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-6">
        <Stepper steps={steps} current={0} />
        <Stepper steps={steps} current={2} />
        <Tabs
          label="Orders"
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'sent', label: 'Sent', content: 'What you sent.' },
            { id: 'carried', label: 'Carried', content: 'What you carried.' },
            { id: 'past', label: 'Past', content: 'What is over.' },
          ]}
        />
      </div>
      <Card className="overflow-hidden p-0">
        <ListRow title="A row that leads on" text="With a second line" onClick={() => {}} />
        <ListRow title="With an icon" leading={<Bell size={22} aria-hidden="true" />} onClick={() => {}} />
        <ListRow title="To Kano" text="WB-7K2M-9Q4" trailing={<Stamp tone="lagoon">In transit</Stamp>} onClick={() => {}} />
      </Card>
      <div className="md:col-span-2">
        <p className="mb-2.5 font-mono text-13 text-ink-soft">PageHeader</p>
        <PageHeader title="Orders" lead="What you send and what you carry." />
      </div>
    </div>
  );
}
