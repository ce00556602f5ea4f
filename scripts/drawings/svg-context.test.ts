/** @jest-environment node */
import { svgContext } from './svg-context';

test('a path counts from point to point in whole units, and is filled and stroked as one element', () => {
  const context = svgContext(100, 50);
  context.fillStyle = 'red';
  context.strokeStyle = 'blue';
  context.globalAlpha = 0.5;
  context.beginPath();
  context.moveTo(10.2, 20);
  context.lineTo(14.9, 18);
  context.lineTo(15, 18.2);
  context.lineTo(10, 30);
  context.closePath();
  context.fill();
  context.stroke();
  expect(context.file()).toContain(
    '><path vector-effect="non-scaling-stroke" d="M10 20l5-2-5 12z" fill="red" fill-opacity="0.5" stroke="blue" stroke-opacity="0.5"/><',
  );
});

test('what is covered as a whole, goes nowhere or lies outside is not written', () => {
  const context = svgContext(100, 50);
  context.strokeStyle = 'blue';
  context.beginPath();
  context.moveTo(-30, 10);
  context.quadraticCurveTo(-20, 10, -20, 20);
  context.lineTo(-20.2, 20.3);
  context.stroke();
  context.beginPath();
  context.rect(10, 10, 20, 10);
  for (const colour of ['red', 'green']) {
    context.fillStyle = colour;
    context.fill();
  }
  const path = '<path vector-effect="non-scaling-stroke" d="M10 10l20 0 0 10-20 0z" fill="green"/>';
  expect(context.file().match(/<path.*\/>/)?.[0]).toBe(path);
});
