import type { CDPSession } from '@playwright/test';

/** Touches a point and lets go. The second half is sent with the first: the page may be too busy to confirm it soon. */
export async function tap(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

const named: Record<string, { key: string; code: string; windowsVirtualKeyCode: number; text?: string }> = {
  '\t': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  '\r': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
};

/**
 * Presses key after key without a pause; `\t` is Tab and `\r` Enter. Each waits until the page has taken the one before:
 * nobody's fingers press thirty keys in one frame, where each would be slower than the last.
 */
export async function type(session: CDPSession, text: string): Promise<void> {
  for (const letter of text) {
    const key = named[letter] ?? { key: letter, text: letter };
    await Promise.all([
      session.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: undefined }),
    ]);
  }
}
