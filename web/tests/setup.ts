import { vi } from 'vitest';
import { budget } from '../src/kit/later';

/* A board is there as soon as it is drawn, however busy the machine is. */
budget.ms = Infinity;
vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }));
