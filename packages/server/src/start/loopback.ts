/** Whether a host name or address is this machine, so that traffic to it stays local. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    plain === 'localhost' || plain.endsWith('.localhost') || plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain)
  );
}
