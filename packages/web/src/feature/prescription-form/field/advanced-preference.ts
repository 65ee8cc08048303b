const key = 'advancedOptionsOpen';

/** Whether Advanced Options is open in every form of this browser (P-081). */
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
    // The choice holds for this form only.
  }
}
