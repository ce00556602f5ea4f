const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const opens = 9;
const closes = 18;

/** When the office in New Delhi is open: from the full hour `opens` until the full hour `closes`, in Indian time. */
export const officeHours = { days, opens, closes, text: `Mon-Fri ${opens}:00-${closes}:00 IST` } as const;
