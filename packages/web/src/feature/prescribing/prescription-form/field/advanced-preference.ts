const key = 'advancedOptionsOpen';

/** True if Advanced Options starts expanded in every form of this browser (P-081). */
export function isOpenByDefault(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function keepOpenByDefault(open: boolean): void {
  try {
    localStorage.setItem(key, String(open));
  } catch {
    // Without storage, the choice applies only to this form.
  }
}
