export const offline = {
  copy: 'इंटरनेट से उत्तर नहीं मिला। यह प्रति {age} सहेजी गई थी ({date})।',
} as const;
