import { vi } from 'vitest';

vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query }));
