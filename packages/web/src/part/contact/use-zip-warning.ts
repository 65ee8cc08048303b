import type { AddressForm } from '@signa/core/base';
import { useEffect, useState } from 'react';

type ZipWarning = (address: Pick<AddressForm, 'state' | 'zip'>) => string | null;

/** Result until the table has loaded, and if loading fails: a form works without it. */
const none: ZipWarning = () => null;

/**
 * Returns a warning if a ZIP code does not match its state (C-275). The ZIP code table loads separately so that no
 * page waits for it.
 */
export function useZipWarning(): ZipWarning {
  const [warning, setWarning] = useState<ZipWarning>(() => none);
  useEffect(() => {
    let isThere = true;
    import('@signa/core/base/zip').then(
      ({ zipWarning }) => isThere && setWarning(() => zipWarning),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, []);
  return warning;
}
