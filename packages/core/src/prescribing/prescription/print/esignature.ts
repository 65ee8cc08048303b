/** Shown in the form next to the signing button, and on every printout (P-104). */
export const eSignatureText = 'This is my eSignature and implies I have valid VCPR as defined by the AVMA.';
