import { chakra } from '@chakra-ui/react';
import type { DateRange } from '@signa/core/task';
import { formatDate, isPlainDate } from '@signa/core/time';
import { useState } from 'react';
import { Button } from '../../../part/button/button';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { FilterChip } from '../../../part/list/filter-chip';

export interface DateRangeChipProps {
  readonly name: string;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

const open: DateRange = { from: null, to: null };

/** The chosen days in words; `null` without any. */
export function rangeLabel({ from, to }: DateRange): string | null {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  if (from) return `from ${formatDate(from)}`;
  return to ? `until ${formatDate(to)}` : null;
}

/** Two days under a chip; both ends belong to the range, either may stay open (P-149, P-150). */
export function DateRangeChip({ name, range, onChange }: DateRangeChipProps) {
  return (
    <FilterChip name={name} value={rangeLabel(range)} onClear={() => onChange(open)}>
      {(close) => <RangeForm name={name} range={range} onChange={(next) => (onChange(next), close())} />}
    </FilterChip>
  );
}

function RangeForm({ name, range, onChange }: DateRangeChipProps) {
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const wrong = (day: string) => (day === '' || isPlainDate(day) ? null : 'Please provide a valid Date');
  const isTurned = isPlainDate(from) && isPlainDate(to) && from > to;
  const isFine = !wrong(from) && !wrong(to) && !isTurned;
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="3"
      p="2"
      w="14rem"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFine) onChange({ from: from || null, to: to || null });
      }}
    >
      <Field label={`${name} from`} error={wrong(from)}>
        <DateInput value={from} onChange={setFrom} />
      </Field>
      <Field label={`${name} to`} error={wrong(to) ?? (isTurned ? 'This day is before the first one' : null)}>
        <DateInput value={to} onChange={setTo} />
      </Field>
      <Button type="submit" variant="accent" disabledReason={isFine ? null : 'Correct the marked day first.'}>
        Apply
      </Button>
    </chakra.form>
  );
}
