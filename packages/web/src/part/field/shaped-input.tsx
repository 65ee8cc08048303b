import { useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from './text-input';
import type { TextInputProps } from './text-input';

export interface ShapedInputProps extends Omit<TextInputProps, 'ref' | 'most'> {
  /** What becomes of a text while it is typed. */
  readonly shape: (typed: string) => string;
  /** Whether the shape keeps a sign: the caret stays behind as many of them as it was. */
  readonly keeps?: (sign: string) => boolean;
}

const everySign = () => true;

/** A box whose text takes its shape while it is typed; whoever types in the middle of it stays there. */
export function ShapedInput({ shape, keeps = everySign, value, onChange, ...rest }: ShapedInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const behind = useRef<number | null>(null);
  const isComposing = useRef(false);
  const [, drawAgain] = useState(0);

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    const place = placeBehind(value, behind.current, keeps);
    behind.current = null;
    input.current.setSelectionRange(place, place);
  });

  const take = (typed: string) => {
    // A letter that is put together of several keys is shaped once it is there.
    if (isComposing.current) return onChange(typed);
    const caret = input.current?.selectionStart ?? typed.length;
    behind.current = Array.from(typed.slice(0, caret)).filter(keeps).length;
    // A sign too many leaves the text as it was, and the caret where it was.
    drawAgain((times) => times + 1);
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

/** The place in a text behind so many of its kept signs. */
function placeBehind(text: string, count: number, keeps: (sign: string) => boolean): number {
  let [place, left] = [0, count];
  for (const sign of text) {
    if (left === 0) break;
    place += sign.length;
    if (keeps(sign)) left -= 1;
  }
  return place;
}
