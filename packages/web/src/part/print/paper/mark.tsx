/** The Signa logo in black lines, which survive faxing and copying. */
export function PrintLogo() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="#000" strokeWidth="2.2" strokeLinecap="round" aria-hidden>
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" />
      <path d="M20.6 11.2c-.9-1.8-2.6-2.7-4.7-2.7-2.7 0-4.7 1.4-4.7 3.6 0 2.5 2.3 3.2 4.8 3.8 2.6.6 5 1.3 5 3.9 0 2.3-2.1 3.7-5 3.7-2.3 0-4.2-1-5.1-2.9" />
      <path d="M24 23.5h.01" strokeWidth="3" />
    </svg>
  );
}
