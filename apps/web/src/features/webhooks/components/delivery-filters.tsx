import { deliveryStates } from '@waybill/contract/webhooks/delivery-view';
import type { WebhookEndpointView } from '@waybill/contract/webhooks/endpoint-view';
import { pingType, webhookEventGroups } from '@waybill/contract/webhooks/event-types';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../../ui/button.tsx';
import { DayRangeFields } from '../../../ui/day-range-fields.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type DeliveryFilter, isId } from '../model/delivery-filter.ts';
import { shortUrl, stateWords } from '../model/delivery-words.ts';

type DeliveryFiltersProps = {
  readonly endpoints: readonly WebhookEndpointView[];
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
};

export function DeliveryFilters({ endpoints, filter, onChange }: DeliveryFiltersProps) {
  function change(name: keyof DeliveryFilter, value: string) {
    const { [name]: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  }
  const active = Object.keys(filter).length > 0;
  const { about = '' } = filter;
  return (
    <details className="filters max-w-full open:w-full">
      <summary className="-ml-3">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {active ? 'Search, in use' : 'Search'}
      </summary>
      <div className="grid gap-3 pt-2 pb-3 sm:grid-cols-2">
        <SelectField label="State" value={filter.state ?? ''} onChange={(event) => change('state', event.target.value)}>
          <option value="">All</option>
          {deliveryStates.map((state) => (
            <option key={state} value={state}>
              {stateWords[state]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Event" value={filter.type ?? ''} onChange={(event) => change('type', event.target.value)}>
          <option value="">All</option>
          {webhookEventGroups.map(({ name, types }) => (
            <optgroup key={name} label={name}>
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </optgroup>
          ))}
          <option>{pingType}</option>
        </SelectField>
        {endpoints.length > 1 ? (
          <SelectField
            label="Endpoint"
            className="sm:col-span-2"
            value={filter.endpointId ?? ''}
            onChange={(event) => change('endpointId', event.target.value)}
          >
            <option value="">All</option>
            {endpoints.map(({ id, url }) => (
              <option key={id} value={id}>
                {shortUrl(url)}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label="Id"
          className="sm:col-span-2"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={about}
          onChange={(event) => change('about', event.target.value)}
          hint={
            about === '' || isId(about)
              ? 'Of an order, parcel, sale or payout, or a webhook-id'
              : 'An id looks like ord_01KA3N8V…'
          }
        />
        <DayRangeFields range={filter} onChange={change} />
        {active ? (
          <Button variant="quiet" onClick={() => onChange({})} className="justify-self-start text-15">
            Show everything
          </Button>
        ) : null}
      </div>
    </details>
  );
}
