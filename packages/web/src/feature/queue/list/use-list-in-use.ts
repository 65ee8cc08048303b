import { useMemo, useState } from 'react';
import type { FocusEvent } from 'react';

/** Whether somebody is at work in the list: the pointer or the focus is in it. Nothing moves there meanwhile. */
export function useListInUse() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const watch = useMemo(
    () => ({
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent<HTMLElement>) => !event.currentTarget.contains(event.relatedTarget) && setFocus(false),
    }),
    [],
  );
  return { holding: pointer || focus, watch } as const;
}
