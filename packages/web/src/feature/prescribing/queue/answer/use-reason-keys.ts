import { reasonLetters } from '@signa/core/prescribing';
import { useMemo, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { useShortcuts } from '../../../../platform/keyboard/use-shortcut';

const writing = 'input:not([type=radio]), textarea, select';

/**
 * Chooses a reason by its letter, except while the user is typing or if single-letter shortcuts are off.
 *
 * @see P-264
 */
export function useReasonKeys(reasons: readonly string[], onChoose: (reason: string) => void) {
  const store = useShortcuts();
  const isOn = useSyncExternalStore(store.subscribe, store.singleKeys, store.singleKeys);
  const letters = useMemo(() => (isOn ? reasonLetters(reasons) : new Map<string, string>()), [isOn, reasons]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest(writing)) return;
    const reason = reasons.find((each) => letters.get(each) === key.toUpperCase());
    if (reason === undefined) return;
    event.preventDefault();
    onChoose(reason);
    [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      .find(({ value }) => value === reason)
      ?.focus();
  };
  return { letterOf: (reason: string) => letters.get(reason), onKeyDown } as const;
}
