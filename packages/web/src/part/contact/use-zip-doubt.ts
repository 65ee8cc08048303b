import type { AddressForm } from '@signa/core/base';
import { useEffect, useState } from 'react';

type Doubt = (address: Pick<AddressForm, 'state' | 'zip'>) => string | null;

/** Said until the table is there, and where it cannot be brought: a form works without it. */
const none: Doubt = () => null;

/**
 * What speaks against a zip code beside its state (C-275). The table of zip codes comes after what is drawn with it, so
 * that no page waits for it.
 */
export function useZipDoubt(): Doubt {
  const [doubt, setDoubt] = useState<Doubt>(() => none);
  useEffect(() => {
    let isThere = true;
    import('@signa/core/base/zip').then(
      ({ zipDoubt }) => isThere && setDoubt(() => zipDoubt),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, []);
  return doubt;
}
