import type { DateRange } from '@signa/core/prescribing';
import { dateFormatText, formatDate, isPlainDate } from '@signa/core/base';
import { useState } from 'react';
import { DateInput } from '../field/date-input';
import { Field } from '../field/field';
import { PopoverForm } from '../overlay/popover-form';
import { FilterChip } from './filter-chip';

interface DateRangeChipProps {
  readonly name: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

const open: DateRange = { from: null, to: null };

/** Label of the selected range; `null` without one. */
function rangeLabel({ from, to }: DateRange): string | null {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `from ${formatDate(from)}`;
  return to ? `until ${formatDate(to)}` : null;
}

/** A date range filter. Both ends are inclusive, and either can stay open (P-149, P-150, P-178). */
export function DateRangeChip({ name, range, onChange }: DateRangeChipProps) {
  return (
    <FilterChip name={name} value={rangeLabel(range)} onClear={() => onChange(open)}>
      {(close) => <RangeForm name={name} range={range} onChange={(next) => (onChange(next), close())} />}
    </FilterChip>
  );
}

const wrong = (day: string) => (day === '' || isPlainDate(day) ? null : dateFormatText);

function RangeForm({ name, range, onChange }: DateRangeChipProps) {
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  // A date that is still being typed is not an error yet.
  const [isSent, setSent] = useState(false);
  const isTurned = isPlainDate(from) && isPlainDate(to) && from > to;
  const wrongFrom = wrong(from);
  const wrongTo = wrong(to) ?? (isTurned ? 'The end date is before the start date.' : null);
  const send = () => {
    setSent(true);
    if (!wrongFrom && !wrongTo) onChange({ from: from || null, to: to || null });
  };
  return (
    <PopoverForm send="Apply" onSend={send}>
      <Field label={`${name} from`} error={isSent ? wrongFrom : null}>
        <DateInput value={from} onChange={setFrom} />
      </Field>
      <Field label={`${name} to`} error={isSent ? wrongTo : null}>
        <DateInput value={to} onChange={setTo} />
      </Field>
    </PopoverForm>
  );
}
