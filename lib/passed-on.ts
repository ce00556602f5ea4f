/** On an answer to a call that the site passed on: another service answered, and keeps what it was sent. */
export const PASSED_ON_HEADER = 'x-passed-on';
