import { useLocation } from 'react-router';

/** The list as it was left; `list` itself when the page was opened by its address. */
export function useListPath(list: string): string {
  const location = useLocation();
  const state: unknown = location.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : list;
}
