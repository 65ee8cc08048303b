import { chakra } from '@chakra-ui/react';
import { formatDate, isPlainDate } from '@signa/core/time';
import type { PlainDate } from '@signa/core/time';
import { useState } from 'react';
import { Button } from '../../part/button/button';
import { DateInput } from '../../part/field/date-input';
import { Field } from '../../part/field/field';
import { FilterChip } from '../../part/list/filter-chip';

export interface DateRangeFilterProps {
  readonly name: string;
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly onChange: (from: PlainDate | null, to: PlainDate | null) => void;
}

/** Two days, both of which belong to the range; either end may stay open. */
export function DateRangeFilter({ name, from, to, onChange }: DateRangeFilterProps) {
  const shown = [from && `from ${formatDate(from)}`, to && `to ${formatDate(to)}`].filter(Boolean).join(' ');
  return (
    <FilterChip name={name} value={shown || null} onClear={() => onChange(null, null)}>
      {(close) => (
        <Range
          from={from}
          to={to}
          onApply={(first, last) => {
            onChange(first, last);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

const problem = (value: string): string | null =>
  value === '' || isPlainDate(value) ? null : 'Please provide a valid Date';

function Range({
  from,
  to,
  onApply,
}: {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly onApply: (from: PlainDate | null, to: PlainDate | null) => void;
}) {
  const [first, setFirst] = useState(from ?? '');
  const [last, setLast] = useState(to ?? '');
  const [tried, setTried] = useState(false);
  const turned = isPlainDate(first) && isPlainDate(last) && last < first ? 'This day is before the first one.' : null;
  const apply = () => {
    setTried(true);
    if (!problem(first) && !problem(last) && !turned) onApply(first || null, last || null);
  };
  return (
    <chakra.form
      display="flex"
      flexDirection="column"
      gap="3"
      p="2"
      w="15rem"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label="First day" error={tried ? problem(first) : null}>
        <DateInput value={first} onChange={setFirst} />
      </Field>
      <Field label="Last day" error={tried ? (problem(last) ?? turned) : null}>
        <DateInput value={last} onChange={setLast} />
      </Field>
      <Button type="submit" variant="accent">
        Apply
      </Button>
    </chakra.form>
  );
}
