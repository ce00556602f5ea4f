export const offline = {
  copy: 'इंटरनेट से उत्तर नहीं मिल रहा है। इस पृष्ठ की यह प्रति {age} सहेजी गई थी ({date})।',
} as const;
