import { wordsIn } from '@/content/holyheaven/words';
import { plannableDays, plannerRules } from '../planner-rules';
import { plannedVisit, planVisit } from './visit';

const { 'travel-date': checkTravelDate, pilgrims: checkPilgrims } = plannerRules(
  wordsIn('en').plannerMessages,
);

const input = document.createElement('input');
const unreadable = { validity: { badInput: true } } as HTMLInputElement;

test("a travel date is today or later in India, whatever the visitor's clock says", () => {
  // 20:00 the day before in Los Angeles.
  jest.useFakeTimers({ now: new Date('2026-12-30T20:00-08:00') });
  expect(checkTravelDate('2026-12-31', input)).toBeUndefined();
  expect(checkTravelDate('2028-02-29', input)).toBeUndefined();
  expect(checkTravelDate('2026-12-30', input)).toBe('Please choose today or a later day.');
  jest.setSystemTime(new Date('2026-12-31T23:59+05:30'));
  expect(checkTravelDate('2026-12-31', input)).toBeUndefined();
  jest.setSystemTime(new Date('2026-12-31T20:00-08:00'));
  expect(checkTravelDate('2026-12-31', input)).toBe('Please choose today or a later day.');
  planVisit({ day: '2026-12-30' });
  expect(plannedVisit().day).toBe('');
  expect(checkTravelDate('', input)).toBe('Please choose a travel date.');
  expect(checkTravelDate('', unreadable)).toBe('Please enter the whole travel date: day, month and year.');
});

test.each(['2032-01-01', '9999-12-31', '10000-01-01', '202707-07-05', '+02027-07-05'])(
  '%s is too far ahead for a sheet',
  (day) => {
    jest.useFakeTimers({ now: new Date('2026-12-31T12:00+05:30') });
    expect(plannableDays()).toEqual({ min: '2026-12-31', max: '2031-12-31' });
    expect(checkTravelDate(day, input)).toBe('Please choose a day up to the end of 2031.');
    planVisit({ day });
    expect(plannedVisit().day).toBe('');
  },
);

test('the number of pilgrims is a whole number from 1', () => {
  expect(checkPilgrims('1', input)).toBeUndefined();
  expect(checkPilgrims('250', input)).toBeUndefined();
  expect(checkPilgrims('', input)).toBe('Please say how many pilgrims will travel.');
  for (const value of ['0', '-1', '1.5', '1e1'])
    expect(checkPilgrims(value, input)).toBe('Please enter a whole number of pilgrims, 1 or more.');
  expect(checkPilgrims('', unreadable)).toBe('Please enter a whole number of pilgrims, 1 or more.');
});
