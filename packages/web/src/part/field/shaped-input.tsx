import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from './text-input';
import type { TextInputProps } from './text-input';

export interface ShapedInputProps extends Omit<TextInputProps, 'ref' | 'most'> {
  /** Formats the text while it is typed. */
  readonly shape: (typed: string) => string;
  /** Whether formatting keeps a character. The caret stays after the same number of kept characters. */
  readonly keeps?: (sign: string) => boolean;
}

const everySign = () => true;

/** An input that formats its text while typing and keeps the caret in place. */
export function ShapedInput({ shape, keeps = everySign, value, onChange, ...rest }: ShapedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const isComposing = useRef(false);
  const [, rerender] = useState(0);

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    const place = placeBehind(value, behind.current, keeps);
    behind.current = null;
    input.current.setSelectionRange(place, place);
  });

  const take = (typed: string) => {
    // Text from an input method is formatted once composition ends.
    if (isComposing.current) return onChange(typed);
    const caret = input.current?.selectionStart ?? typed.length;
    behind.current = Array.from(typed.slice(0, caret)).filter(keeps).length;
    // Extra characters leave the text and the caret unchanged.
    rerender((times) => times + 1);
    onChange(shape(typed));
  };
  return (
    <TextInput
      {...rest}
      ref={input}
      value={value}
      onChange={take}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        take(currentTarget.value);
      }}
    />
  );
}

/** Position in a text after the given number of kept characters. */
function placeBehind(text: string, count: number, keeps: (sign: string) => boolean): number {
  let [place, left] = [0, count];
  for (const sign of text) {
    if (left === 0) break;
    place += sign.length;
    if (keeps(sign)) left -= 1;
  }
  return place;
}
