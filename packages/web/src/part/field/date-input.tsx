import { chakra } from '@chakra-ui/react';
import {
  dateFormatText,
  formatDate,
  isBlank,
  isPlainDate,
  type PlainDate,
  readTypedDate,
  readWholeDate,
} from '@signa/core/base';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlStyle } from './control-style';
import { useAfterPress } from '../../platform/pointer/use-after-press';
import { useFieldControl } from './field-context';

const Styled = chakra('input', controlStyle);
const Picker = chakra('input');

interface DateInputProps {
  /** A plain date, `''` for none, or the raw input while it is not a valid date. */
  readonly value: string;
  /** Receives the same kinds of values: invalid input is passed on unchanged, so that validation can reject it. */
  readonly onChange: (next: string) => void;
  readonly min?: PlainDate;
  readonly max?: PlainDate;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly id?: string;
}

const shown = (value: string) => (isPlainDate(value) ? formatDate(value) : value);

/**
 * A date field with free-form input and the browser's calendar. On blur, it shows the date as MM-DD-YYYY, or the
 * expected format if the input is invalid.
 */
export function DateInput({ value, onChange, min, max, disabled, label, id }: DateInputProps) {
  const control = useFieldControl({ id, disabled });
  const picker = useRef<HTMLInputElement>(null);
  // Typed text belongs to the user; it follows the value only if the value changed from outside.
  const [typed, setTyped] = useState({ value, text: shown(value) });
  const text = typed.value === value ? typed.text : shown(value);
  const [isLeft, setLeft] = useState(false);
  const isUnread = useAfterPress(isLeft && text !== '' && !isPlainDate(value));

  const type = (next: string) => {
    const day = isBlank(next) ? '' : (readWholeDate(next) ?? next);
    setTyped({ value: day, text: next });
    setLeft(false);
    onChange(day);
  };
  const leave = () => {
    const day = isBlank(text) ? '' : (readTypedDate(text) ?? text);
    setTyped({ value: day, text: shown(day) });
    setLeft(true);
    if (day !== value) onChange(day);
  };
  const pick = (day: string) => {
    setTyped({ value: day, text: shown(day) });
    onChange(day);
  };

  return (
    <chakra.span display="block" minW="0">
      <chakra.span position="relative" display="block" minW="0">
        <Styled
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="MM-DD-YYYY"
          pe="9"
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          // Enter can submit the form before the field loses focus.
          onKeyDown={({ key }) => key === 'Enter' && flushSync(leave)}
          aria-label={label}
          {...control}
        />
        <Picker
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden
          position="absolute"
          insetY="0"
          right="0"
          w="8"
          opacity="0"
          pointerEvents="none"
          disabled={control.disabled}
          value={isPlainDate(value) ? value : ''}
          min={min}
          max={max}
          onChange={(event) => pick(event.target.value)}
        />
        <chakra.button
          type="button"
          aria-label="Open calendar"
          disabled={control.disabled}
          onClick={() => picker.current?.showPicker()}
          position="absolute"
          right="1"
          top="50%"
          transform="translateY(-50%)"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          w="6"
          h="6"
          borderRadius="key"
          color="fg.muted"
          cursor="pointer"
          css={{ '@media (pointer: coarse)': { width: '2.5rem', height: '2.5rem', insetInlineEnd: '0' } }}
          _disabled={{ cursor: 'not-allowed' }}
        >
          <Calendar size={16} aria-hidden />
        </chakra.button>
      </chakra.span>
      {isUnread && (
        <chakra.span display="block" mt="1" textStyle="meta" color="fg.muted">
          {dateFormatText}
        </chakra.span>
      )}
    </chakra.span>
  );
}
