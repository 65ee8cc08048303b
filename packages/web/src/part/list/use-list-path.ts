import { useLocation } from 'react-router';

/** Path of the list as it was left; `list` itself if the page was opened directly. */
export function useListPath(list: string): string {
  const location = useLocation();
  const state: unknown = location.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : list;
}
