import { useMemo, useState } from 'react';
import type { FocusEvent } from 'react';

/** True while the pointer or focus is in the list, so that nothing moves there. */
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
  return { isInUse: pointer || focus, watch } as const;
}
