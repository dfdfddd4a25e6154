// The four suits, each in a 100 × 100 box around 0,0, and the ranks.
import { ell } from './glyphs.mjs';

// The lobes of a club stand apart, or it would be taken for a spade when small: both are black.
const lobe = (x, y) => ell(x, y, 21.5, 21.5);

export const SUIT = {
  s: 'M0-50C7-34 46-14 46 15C46 31 35 39 24 39C15 39 8 35 4.5 28C5.5 38 10 44 18 49H-18C-10 44-5.5 38-4.5 28C-8 35-15 39-24 39C-35 39-46 31-46 15C-46-14-7-34 0-50z',
  h: 'M0 48C-7 35-48 12-48-17C-48-34-36-45-23-45C-12-45-4-38 0-28C4-38 12-45 23-45C36-45 48-34 48-17C48 12 7 35 0 48z',
  d: 'M0-50Q15-21 39 0Q15 21 0 50Q-15 21-39 0Q-15-21 0-50z',
  c: lobe(0, -28) + lobe(-28, 10) + lobe(28, 10) + 'M-7-12h14l1.5 22c.5 18 6 32 16 38h-49c10-6 15.5-20 16-38z',
};
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
