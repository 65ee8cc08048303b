/** The limits of a prescription, shared by core, server and web (P-228). */
export const prescriptionLimits = {
  quantityMin: 1,
  /** For measured quantities: milliliters, grams (P-318). */
  measuredQuantityMin: 0.01,
  quantityMax: 9999,
  quantityDecimals: 2,
  refillsMax: 11,
  /** 21 CFR 1306.22: at most five refills of a controlled substance. */
  refillsMaxControlled: 5,
  /** 'As often as needed' for office use, at a location with pharmacy RVP (P-063, A-143). */
  refillsOfficeUse: 999,
  daysSupplyMin: 1,
  daysSupplyMax: 365,
  daysSupplyDigits: 3,
  directionsMax: 620,
  noteMax: 100,
  /** Minimum visible characters of a note that overrides a contraindication (P-232). */
  overrideNoteMin: 15,
  allergicIngredientMax: 100,
  consultCodeMax: 32,
  recentConsults: 5,
  dashboardDrafts: 3,
  historyPageSize: 10,
  patientHistoryPageSize: 5,
} as const;
