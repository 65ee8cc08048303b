import { chakra } from '@chakra-ui/react';
import { formatWallMinute, isPlainDate, isWallMinute, type WallMinute } from '@signa/core/base';
import { useState } from 'react';
import { DateInput } from '../field/date-input';
import { Field } from '../field/field';
import { TextInput } from '../field/text-input';
import { PopoverForm } from '../overlay/popover-form';
import { FilterChip } from './filter-chip';

interface TimeRange {
  readonly from: WallMinute | null;
  readonly to: WallMinute | null;
}

interface TimeRangeChipProps {
  readonly name: string;
  readonly range: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

const open: TimeRange = { from: null, to: null };
const [dayBegins, dayEnds] = ['00:00', '23:59'];

/** Label of the selected range; `null` without one. */
function rangeLabel({ from, to }: TimeRange): string | null {
  if (from && to) return `${formatWallMinute(from)} to ${formatWallMinute(to)}`;
  if (from) return `from ${formatWallMinute(from)}`;
  return to ? `until ${formatWallMinute(to)}` : null;
}

/** A filter for a range of dates with times. Both ends are inclusive, and either can stay open (C-139). */
export function TimeRangeChip({ name, range, onChange }: TimeRangeChipProps) {
  return (
    <FilterChip name={name} value={rangeLabel(range)} onClear={() => onChange(open)}>
      {(close) => <RangeForm name={name} range={range} onChange={(next) => (onChange(next), close())} />}
    </FilterChip>
  );
}

interface Typed {
  /** A plain date, `''` for none, or the raw input. */
  readonly day: string;
  readonly time: string;
}

const typedOf = (minute: WallMinute | null, time: string): Typed => ({
  day: minute?.slice(0, 10) ?? '',
  time: minute?.slice(11) ?? time,
});
const minuteOf = ({ day, time }: Typed): WallMinute | null => (day === '' ? null : `${day}T${time}`);

function wrong({ day, time }: Typed): string | null {
  if (day === '') return null;
  if (!isPlainDate(day)) return 'Please provide a valid Date';
  return isWallMinute(`${day}T${time}`) ? null : 'Please provide a valid time';
}

function RangeForm({ name, range, onChange }: TimeRangeChipProps) {
  const [from, setFrom] = useState(() => typedOf(range.from, dayBegins));
  const [to, setTo] = useState(() => typedOf(range.to, dayEnds));
  // A date that is still being typed is not an error yet.
  const [isSent, setSent] = useState(false);
  const [first, last] = [minuteOf(from), minuteOf(to)];
  const wrongFrom = wrong(from);
  const isTurned = !wrongFrom && first !== null && last !== null && first > last;
  const wrongTo = wrong(to) ?? (isTurned ? 'The end time is before the start time.' : null);
  const send = () => {
    setSent(true);
    if (!wrongFrom && !wrongTo) onChange({ from: first, to: last });
  };
  return (
    <PopoverForm send="Apply" onSend={send}>
      <Moment label={`${name} from`} value={from} onChange={setFrom} error={isSent ? wrongFrom : null} />
      <Moment label={`${name} to`} value={to} onChange={setTo} error={isSent ? wrongTo : null} />
    </PopoverForm>
  );
}

interface MomentProps {
  readonly label: string;
  readonly value: Typed;
  readonly onChange: (next: Typed) => void;
  readonly error: string | null;
}

/** A date field with a time field below. */
function Moment({ label, value, onChange, error }: MomentProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5">
      <Field label={label} error={error}>
        <DateInput value={value.day} onChange={(day) => onChange({ ...value, day })} />
      </Field>
      <TextInput
        type="time"
        aria-label={`${label}, time`}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
    </chakra.div>
  );
}
