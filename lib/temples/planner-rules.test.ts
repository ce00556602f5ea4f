import { localDay } from './days';
import { checkPilgrims, checkTravelDate } from './planner-rules';

const input = document.createElement('input');
const unreadable = { validity: { badInput: true } } as HTMLInputElement;

const day = (offset: number) => {
  const now = new Date();
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset));
};

test('a travel date is today or later', () => {
  expect(checkTravelDate(day(0), input)).toBeUndefined();
  expect(checkTravelDate(day(400), input)).toBeUndefined();
  expect(checkTravelDate(day(-1), input)).toBe('Please choose today or a later day.');
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
