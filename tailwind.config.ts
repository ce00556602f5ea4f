import type { Config } from 'tailwindcss';

/** Names the design tokens. Their values are CSS variables in app/globals.css, set per world. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: 'var(--canvas)',
      surface: 'var(--surface)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      control: 'var(--control)',
      accent: 'var(--accent)',
      'accent-text': 'var(--accent-text)',
      'on-accent': 'var(--on-accent)',
      danger: 'var(--danger)',
      'danger-surface': 'var(--danger-surface)',
      success: 'var(--success)',
      haze: 'var(--haze)',
      turmeric: 'var(--turmeric)',
    },
    fontFamily: {
      // Each needs its own fallback, or Tailwind inserts its default list of twelve.
      sans: 'var(--font-text, system-ui), var(--serif-face, var(--font-temple, system-ui)), system-ui, sans-serif',
      mono: 'var(--mono)',
      serif: 'var(--serif-face, var(--font-temple)), var(--serif-fallbacks)',
      heading: 'var(--heading-face)',
      sanskrit: 'var(--font-sanskrit), "Noto Serif Devanagari", serif',
    },
    fontSize: {
      display: [
        'var(--text-display)',
        { lineHeight: 'var(--leading-display, 0.98)', letterSpacing: '-0.02em' },
      ],
      statement: ['clamp(2.375rem, 6.6vw, 6rem)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
      title: ['var(--text-title)', { lineHeight: 'var(--leading-title, 1.04)', letterSpacing: '-0.015em' }],
      heading: [
        'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
        { lineHeight: 'var(--leading-heading, 1.15)', letterSpacing: '-0.01em' },
      ],
      verse: ['clamp(1.625rem, 1.05rem + 2.3vw, 3rem)', { lineHeight: '1.65' }],
      'verse-long': ['clamp(1rem, 5.1vw, 1.875rem)', { lineHeight: '1.6' }],
      'verse-large': ['clamp(1.5rem, 0.45rem + 5vw, 2.75rem)', { lineHeight: '1.6' }],
      item: ['clamp(1.25rem, 1.1rem + 0.63vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.005em' }],
      subheading: ['1.25rem', { lineHeight: '1.35' }],
      lead: ['clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)', { lineHeight: '1.5' }],
      body: ['var(--text-body, 1.0625rem)', { lineHeight: '1.65' }],
      small: ['var(--text-small, 0.9375rem)', { lineHeight: '1.55' }],
      label: ['var(--text-label, 0.875rem)', { lineHeight: '1.4', letterSpacing: '0' }],
    },
    borderRadius: { control: 'var(--radius-control)', full: '9999px' },
    extend: {
      spacing: {
        section: 'var(--space-section)',
        stack: 'var(--space-stack)',
        gutter: 'var(--gutter)',
        header: 'var(--header-height)',
        // The offset for elements that stick below the bar, unless text is so large that both would fill the window.
        'under-bar': 'min(var(--under-bar, var(--header-height)), (25vh - 8.5rem) * 99)',
      },
      maxWidth: { page: '84rem', prose: '38rem', form: '30rem' },
    },
  },
} satisfies Config;
