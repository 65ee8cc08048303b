/** Whether a host name or address is this very machine: nobody on the way hears what goes there. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain)
  );
}
