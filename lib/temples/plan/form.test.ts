import { wordsIn } from '@/content/holyheaven/words';
import { plannerRules } from './form';

const { 'travel-date': checkTravelDate, pilgrims: checkPilgrims } = plannerRules(
  wordsIn('en').plannerMessages,
);

const input = document.createElement('input');
const unreadable = { validity: { badInput: true } } as HTMLInputElement;

afterEach(() => jest.useRealTimers());

test('a travel date is today or later', () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  expect(checkTravelDate('2026-12-31', input)).toBeUndefined();
  expect(checkTravelDate('2028-02-29', input)).toBeUndefined();
  expect(checkTravelDate('2026-12-30', input)).toBe('Please choose today or a later day.');
  jest.setSystemTime(new Date(2027, 0, 1));
  expect(checkTravelDate('2026-12-31', input)).toBe('Please choose today or a later day.');
  expect(checkTravelDate('', input)).toBe('Please choose a travel date.');
  expect(checkTravelDate('', unreadable)).toBe('Please enter the whole travel date: day, month and year.');
});

test('pilgrims are counted in whole numbers from 1', () => {
  expect(checkPilgrims('1', input)).toBeUndefined();
  expect(checkPilgrims('250', input)).toBeUndefined();
  expect(checkPilgrims('', input)).toBe('Please say how many pilgrims will travel.');
  for (const value of ['0', '-1', '1.5', '1e1'])
    expect(checkPilgrims(value, input)).toBe('Please enter a whole number of pilgrims, 1 or more.');
  expect(checkPilgrims('', unreadable)).toBe('Please enter a whole number of pilgrims, 1 or more.');
});
