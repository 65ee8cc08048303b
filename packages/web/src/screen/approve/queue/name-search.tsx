import { searchDebounceMs } from '@signa/core/time';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { KeyCap } from '../../../part/button/key-cap';
import { TextInput } from '../../../part/field/text-input';

export interface NameSearchProps {
  /** The name the list is filtered by now. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** Searches once the typing rests; what is typed stays the person's while the list follows (P-149, P-228). */
export function NameSearch({ name, onName, inputRef }: NameSearchProps) {
  const [typed, setTyped] = useState({ text: name, sent: name, seen: name });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A name that was not sent from here came by Back or by a link: the box follows. Its own it leaves as typed.
  if (name !== typed.seen)
    setTyped(name === typed.sent ? { ...typed, seen: name } : { text: name, sent: name, seen: name });

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped((now) => ({ ...now, text }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: text.trim() }));
      onName(text.trim());
    }, searchDebounceMs);
  };

  return (
    <TextInput
      ref={inputRef}
      type="search"
      pe="9"
      aria-label="Client or patient name"
      placeholder="Client or patient name"
      icon={Search}
      after={<KeyCap keys={['/']} />}
      value={typed.text}
      onChange={type}
    />
  );
}
